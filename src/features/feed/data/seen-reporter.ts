import { markPostsSeen } from '#generated/hooks/feed/feed.ts';

/** Delay in which seen posts are collected into one request, in milliseconds. */
const BATCH_DELAY_MS = 4000;
/** Maximum number of posts per request (contract). */
const MAX_BATCH_SIZE = 200;

/** Collects seen posts and reports them to the server in batches. */
export class SeenPostsReporter {
  readonly #which: string;
  readonly #waiting = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param which name of the timeline in which they are seen */
  constructor(which: string) {
    this.#which = which;
  }

  add(id: string): void {
    this.#waiting.add(id);
    if (this.#waiting.size >= MAX_BATCH_SIZE) void this.send();
    else this.#timer ??= setTimeout(() => void this.send(), BATCH_DELAY_MS);
  }

  /** Sends the collected posts, also during page unload. Posts of a failed request are sent with the next ones. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ids = [...this.#waiting].slice(0, MAX_BATCH_SIZE);
    if (ids.length === 0) return;
    for (const id of ids) this.#waiting.delete(id);
    await markPostsSeen({ ids, which: this.#which }).catch(() => {
      for (const id of ids) if (this.#waiting.size < MAX_BATCH_SIZE) this.#waiting.add(id);
    });
  }
}
