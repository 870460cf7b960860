/** The connection to a table: comes back by itself when it breaks, and keeps choices until it does. */
import { words } from "../words";
import type { Heard as Described, RefusalMessage, ReplyMessage, Said, StateMessage } from "../wire";
import { Failed } from "./api";
import type { TableState } from "./protocol";

type Reply = ReplyMessage | RefusalMessage;
export type News = Exclude<Described, Reply | StateMessage> | (TableState & { on: "state" });
type Heard = Reply | News;
export type Answer = ReplyMessage["ok"];
/** What can be asked for, before it has a number. */
type Asked<S> = S extends { id: number } ? Omit<S, "id"> : never;

interface Waiting {
  send: string;
  keep: boolean;
  done: (ok: Answer) => void;
  failed: (why: Failed) => void;
}
interface Hooks {
  heard(message: News): void;
  connected(up: boolean): void;
  gone(why: Failed): void;
}

const FIRST_PAUSE = 400,
  LONGEST_PAUSE = 10_000,
  PATIENCE = 20_000,
  RETRY = 1500,
  IN_TROUBLE = 503;
const REFUSED = new Set([4400, 4403, 4404]); // closed by the server for good

/** What the server sends is as the generated types say: a test of the server holds both to it. */
const read = (event: MessageEvent<string>): Heard => JSON.parse(event.data) as Heard;

export class Live {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #closed = false;

  constructor(
    readonly id: string,
    public seat: number,
    readonly hooks: Hooks,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  #now = () => {
    if (!this.#socket && !this.#closed && !document.hidden) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #open(): void {
    const protocol = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${protocol}://${location.host}/api/tables/${this.id}/live?seat=${this.seat}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.hooks.connected(true);
      for (const waiting of this.#waiting.values()) socket.send(waiting.send);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(read(event));
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.#forget();
      if (REFUSED.has(event.code)) return this.hooks.gone(new Failed(event.reason || words.noTable, event.code - 4000));
      this.hooks.connected(false);
      this.#timer = window.setTimeout(() => this.#open(), this.#pause * (0.7 + Math.random() * 0.6));
      this.#pause = Math.min(this.#pause * 1.8, LONGEST_PAUSE);
    };
  }

  #hear(message: Heard): void {
    if (message.on !== "reply") return this.hooks.heard(message);
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.id === null || !waiting) return;
    if ("error" in message && message.status === IN_TROUBLE && waiting.keep) return this.#again(waiting);
    this.#waiting.delete(message.id);
    if ("error" in message) waiting.failed(new Failed(message.error, message.status, message.rules));
    else waiting.done(message.ok);
  }

  /** Nobody knows whether it was done: the same choice sent again is answered as made. */
  #again(waiting: Waiting): void {
    setTimeout(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(waiting.send);
    }, RETRY);
  }

  /** Questions that were on the way are not asked again; choices are. */
  #forget(): void {
    for (const [id, waiting] of this.#waiting)
      if (!waiting.keep) {
        this.#waiting.delete(id);
        waiting.failed(new Failed(words.offline, 0));
      }
  }

  ask(what: Asked<Said>, keep = false): Promise<Answer> {
    const id = this.#next++;
    const send = JSON.stringify({ ...what, id });
    return new Promise<Answer>((done, failed) => {
      this.#waiting.set(id, { send, keep, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(send);
      else if (!keep) this.#forget();
      setTimeout(
        () => {
          if (this.#waiting.delete(id)) failed(new Failed(words.tooLong, 0));
        },
        keep ? 10 * PATIENCE : PATIENCE,
      );
    });
  }

  look(seat: number): void {
    this.seat = seat;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ do: "look", seat }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }
}
