import { LRUCache } from 'lru-cache';
import { drawCard } from './draw.ts';
import type { CardFacts } from './layout.ts';

/** Bytes of cards that are kept. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Cards that may be asked for and not drawn yet; whoever asks for more is told to come back. */
const MOST_WAITING = 12;

/** Draws each card once at a time, one after the other, and keeps what was asked for last. */
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
   * A card's picture.
   *
   * @param key names the card and changes with what it shows
   * @returns undefined while too many others are waited for
   */
  async card(key: string, facts: CardFacts): Promise<Buffer | undefined> {
    const known = this.#kept.get(key) ?? this.#waiting.get(key);
    if (known) return known;
    if (this.#waiting.size >= MOST_WAITING) return undefined;
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
