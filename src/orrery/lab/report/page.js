(() => {
  const style = () => getComputedStyle(document.documentElement);
  const colour = (name) => style().getPropertyValue(`--${name}`).trim();
  const config = () => ({
    font: "system-ui, sans-serif",
    view: { stroke: null },
    axis: {
      labelColor: colour("text"), titleColor: colour("text-2"), gridColor: colour("line"), domainColor: colour("line"),
      tickColor: colour("line"), labelFontSize: 12, titleFontSize: 12, titleFontWeight: 400,
    },
    legend: { labelColor: colour("text"), labelFontSize: 12, symbolType: "square" },
    range: { category: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => colour(`c${n}`)) },
  });
  const draw = () => {
    for (const place of document.querySelectorAll(".chart")) {
      const text = document.getElementById(place.dataset.spec).textContent;
      const spec = JSON.parse(text.replace(/"@(\w+)"/g, (_, name) => JSON.stringify(colour(name))));
      const narrow = place.clientWidth < 420;
      spec.config = config();
      spec.config.axis.labelLimit = narrow ? 130 : 300;
      if (narrow && spec.encoding?.color?.legend) spec.encoding.color.legend.columns = 2;
      spec.autosize = { type: "fit-x", contains: "padding" };
      vegaEmbed(place, spec, { actions: false, renderer: "svg" }).then(
        () => place.setAttribute("data-drawn", ""),
        (trouble) => { place.textContent = `This chart cannot be drawn (${trouble.message}); its table is below.`; },
      );
    }
  };
  draw();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
})();
