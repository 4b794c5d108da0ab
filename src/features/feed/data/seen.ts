import { markPostsSeen } from '#generated/hooks/feed/feed.ts';

/** Posts wait this long for others to be told of with them, in milliseconds. */
const PATIENCE = 4000;
/** As many as one call takes. */
const MOST = 200;

/** Gathers the posts that somebody has seen, and tells the server of them now and then. */
export class SeenPosts {
  readonly #which: string;
  readonly #waiting = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param which the name of the timeline they are seen in */
  constructor(which: string) {
    this.#which = which;
  }

  add(id: string): void {
    this.#waiting.add(id);
    if (this.#waiting.size >= MOST) this.send();
    else this.#timer ??= setTimeout(() => this.send(), PATIENCE);
  }

  /** Tells of those that wait, also while the page is left. Those that did not get through wait for the next ones. */
  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ids = [...this.#waiting].slice(0, MOST);
    if (ids.length === 0) return;
    for (const id of ids) this.#waiting.delete(id);
    markPostsSeen({ ids, which: this.#which }).catch(() => {
      for (const id of ids) if (this.#waiting.size < MOST) this.#waiting.add(id);
    });
  }
}
