/** The line to a table: comes back by itself when it breaks, and keeps choices until it does. */
import { words } from "../words";
import { Failed } from "./api";

type Message = Record<string, unknown> & { on: string };
interface Waiting {
  send: string;
  keep: boolean;
  done: (ok: never) => void;
  failed: (why: Failed) => void;
}
interface Hooks {
  heard(message: Message): void;
  line(up: boolean): void;
  gone(why: Failed): void;
}

const FIRST_PAUSE = 400,
  LONGEST_PAUSE = 10_000,
  PATIENCE = 20_000;
const REFUSED = new Set([4400, 4403, 4404]); // closed by the server for good

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
      this.hooks.line(true);
      for (const waiting of this.#waiting.values()) socket.send(waiting.send);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      this.#forget();
      if (REFUSED.has(event.code)) return this.hooks.gone(new Failed(event.reason || words.noTable, event.code - 4000));
      this.hooks.line(false);
      this.#timer = window.setTimeout(() => this.#open(), this.#pause * (0.7 + Math.random() * 0.6));
      this.#pause = Math.min(this.#pause * 1.8, LONGEST_PAUSE);
    };
  }

  #hear(message: Message): void {
    if (message.on !== "reply") return this.hooks.heard(message);
    const waiting = this.#waiting.get(message.id as number);
    if (!waiting) return;
    this.#waiting.delete(message.id as number);
    if (typeof message.error === "string")
      waiting.failed(new Failed(message.error, 409, (message.rules as string[]) ?? []));
    else waiting.done(message.ok as never);
  }

  /** Questions that were on the way are not asked again; choices are. */
  #forget(): void {
    for (const [id, waiting] of this.#waiting)
      if (!waiting.keep) {
        this.#waiting.delete(id);
        waiting.failed(new Failed(words.offline, 0));
      }
  }

  ask<T>(what: string, more: Record<string, unknown>, keep = false): Promise<T> {
    const id = this.#next++;
    const send = JSON.stringify({ do: what, id, ...more });
    return new Promise<T>((done, failed) => {
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
