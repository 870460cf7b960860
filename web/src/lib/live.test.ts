import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type News } from "./live";

/** A line whose other end the test holds. */
class Socket {
  static OPEN = 1;
  readyState = 0;
  sent: { do: string; id: number; key?: string }[] = [];
  onopen = () => {};
  onclose = (_event: { code: number; reason: string }) => {};
  onmessage = (_event: { data: string }) => {};

  constructor(readonly address: string) {
    lines.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Socket["sent"][number]);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  hang(code = 1006) {
    this.readyState = 3;
    this.onclose({ code, reason: "" });
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let lines: Socket[], heard: News[], gone: number[], live: Live;
const choice = { do: "choose", seat: 0, key: "end", version: 7 } as const;
const reply = (id: number, ok: object = { version: 8 }) => ({ on: "reply", id, ok });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  lines = [];
  heard = [];
  gone = [];
  live = new Live("table", 0, {
    heard: (message) => heard.push(message),
    connected: () => undefined,
    gone: (why) => gone.push(why.status),
  });
  lines[0]!.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("an answer belongs to the question with its number", async () => {
  const first = live.ask(choice, true),
    second = live.ask({ do: "why", seat: 0, ref: "space:1" });
  const [a, b] = lines[0]!.sent;
  lines[0]!.say(reply(b!.id, { words: [], rules: [], verb: "", more: [] }));
  lines[0]!.say(reply(a!.id));
  expect(await first).toEqual({ version: 8 });
  expect(await second).toMatchObject({ words: [] });
});

test("a choice whose answer was lost is sent again when the connection is back, word for word", async () => {
  const made = live.ask(choice, true);
  lines[0]!.hang();
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(2);
  lines[1]!.open();
  expect(lines[1]!.sent).toEqual(lines[0]!.sent);
  lines[1]!.say(reply(lines[1]!.sent[0]!.id));
  expect(await made).toEqual({ version: 8 });
});

test("a choice of which the server in trouble does not know what became is sent again", async () => {
  const made = live.ask(choice, true);
  const { id } = lines[0]!.sent[0]!;
  lines[0]!.say({ on: "reply", id, error: "In trouble.", status: 503, rules: [] });
  vi.advanceTimersByTime(2000);
  expect(lines[0]!.sent).toHaveLength(2);
  expect(lines[0]!.sent[1]).toEqual(lines[0]!.sent[0]);
  lines[0]!.say(reply(id));
  expect(await made).toEqual({ version: 8 });
});

test("a refusal is told once, with its rules", async () => {
  const made = live.ask(choice, true);
  lines[0]!.say({ on: "reply", id: lines[0]!.sent[0]!.id, error: "Not now.", status: 409, rules: ["X-01"] });
  await expect(made).rejects.toMatchObject({ message: "Not now.", status: 409, rules: ["X-01"] });
  lines[0]!.hang();
  vi.advanceTimersByTime(1000);
  lines[1]!.open();
  expect(lines[1]!.sent).toEqual([]);
});

test("other questions are not asked again", async () => {
  const asked = live.ask({ do: "preview", seat: 0, key: "end" });
  lines[0]!.hang();
  await expect(asked).rejects.toMatchObject({ status: 0 });
});

test("a line that the server closed for good stays closed", () => {
  lines[0]!.hang(4404);
  vi.advanceTimersByTime(60_000);
  expect(gone).toEqual([404]);
  expect(lines).toHaveLength(1);
});

test("what is not an answer is news", () => {
  lines[0]!.say({ on: "table", table: { id: "table" } });
  lines[0]!.say(reply(99));
  expect(heard.map((message) => message.on)).toEqual(["table"]);
});
