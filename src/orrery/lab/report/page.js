(() => {
  const root = document.documentElement;
  const colour = (name) => getComputedStyle(root).getPropertyValue(`--${name}`).trim();
  const config = (narrow) => ({
    font: getComputedStyle(document.body).fontFamily,
    view: { stroke: null },
    axis: {
      labelColor: colour("text"),
      titleColor: colour("text-2"),
      gridColor: colour("line"),
      domainColor: colour("line"),
      tickColor: colour("line"),
      labelFontSize: 12.5,
      titleFontSize: 12,
      titleFontWeight: 400,
      labelLimit: narrow ? 130 : 300,
    },
    legend: { labelColor: colour("text"), labelFontSize: 12.5, symbolType: "square" },
    text: { fontSize: 12.5 },
    range: { category: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => colour(`c${n}`)) },
  });
  const legendOf = (spec) => [spec, ...(spec.layer ?? [])].map((one) => one.encoding?.color?.legend).find(Boolean);

  const draw = () => {
    for (const place of document.querySelectorAll(".chart")) {
      if (!place.clientWidth) continue; // of another number of players: drawn when it is looked at
      const text = document.getElementById(place.dataset.spec).textContent;
      const spec = JSON.parse(text.replace(/"@(\w+)"/g, (_, name) => JSON.stringify(colour(name))));
      const narrow = place.clientWidth < 420;
      spec.config = config(narrow);
      const legend = legendOf(spec);
      const domain = (spec.layer ?? []).map((one) => one.encoding.x?.scale?.domain).find(Boolean);
      if (narrow && domain) domain[1] += 0.14 * (domain[1] - domain[0]); // numbers stay in sight
      if (legend) legend.columns = Math.max(2, Math.floor(place.clientWidth / 130));
      spec.autosize = { type: "fit-x", contains: "padding" };
      vegaEmbed(place, spec, { actions: false, renderer: "svg" }).then(
        () => place.setAttribute("data-drawn", ""),
        (trouble) => {
          place.textContent = `This chart cannot be drawn (${trouble.message}); its table is below.`;
        },
      );
    }
  };

  // one number of players at a time, where there are several
  const tabs = [...document.querySelectorAll("[data-tab]")];
  const show = (players) => {
    for (const part of document.querySelectorAll("[data-players]")) part.hidden = part.dataset.players !== players;
    for (const tab of tabs)
      if (tab.dataset.tab === players) tab.setAttribute("aria-current", "true");
      else tab.removeAttribute("aria-current");
    draw();
  };
  const wanted = () => tabs.find((tab) => tab.dataset.tab === location.hash.slice(1)) ?? tabs[0];
  for (const tab of tabs)
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      history.replaceState(null, "", tab.hash);
      show(tab.dataset.tab);
    });

  // tables for spreadsheets
  const quoted = (cell) => `"${cell.textContent.replaceAll('"', '""')}"`;
  for (const details of document.querySelectorAll("details")) {
    const button = document.createElement("button");
    button.className = "csv";
    button.textContent = "CSV";
    const name = details.closest(".card").querySelector("h3").textContent;
    button.setAttribute("aria-label", `${name} as CSV`);
    button.addEventListener("click", () => {
      const rows = [...details.querySelectorAll("tr")].map((row) => [...row.cells].map(quoted).join(","));
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([rows.join("\r\n")], { type: "text/csv" }));
      link.download = `${name}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    });
    details.querySelector("summary").after(button);
  }

  document.fonts.ready.then(() => (tabs.length ? show(wanted().dataset.tab) : draw()));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
})();
