import { LRUCache } from 'lru-cache';
import { drawCard } from './draw.ts';
import type { CardFacts } from './layout.ts';

/** Cache size in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Maximum number of cards waiting to be drawn; further requests are refused with a retry time. */
const MAX_WAITING = 12;

/** Draws cards one at a time, each once, and caches the most recent ones. */
export class ShareCards {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  readonly #waiting = new Map<string, Promise<Buffer>>();
  readonly #draw: typeof drawCard;
  #last: Promise<unknown> = Promise.resolve();

  constructor(draw = drawCard) {
    this.#draw = draw;
  }

  /**
   * Returns a card's picture.
   *
   * @param key identifies the card and its content
   * @returns undefined while too many others are waiting
   */
  async card(key: string, facts: CardFacts): Promise<Buffer | undefined> {
    const known = this.#kept.get(key) ?? this.#waiting.get(key);
    if (known) return known;
    if (this.#waiting.size >= MAX_WAITING) return undefined;
    const drawn = this.#last.then(() => this.#draw(facts));
    this.#last = drawn.catch(() => {});
    this.#waiting.set(key, drawn);
    try {
      const picture = await drawn;
      this.#kept.set(key, picture);
      return picture;
    } finally {
      this.#waiting.delete(key);
    }
  }
}
