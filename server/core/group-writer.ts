/** Item that waits for its write. */
type Waiting<Item> = { item: Item; done: () => void; failed: (fault: unknown) => void };

/**
 * Writes what arrives while a write runs together with the next one, so that many small writes at once cost one statement
 * and not one each. An item that arrives alone is written at once.
 */
export class GroupWriter<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #maxItems: number;
  #waiting: Waiting<Item>[] = [];
  #isWriting = false;

  /**
   * @param write stores all of the items or none
   * @param maxItems items of one write at most
   */
  constructor(write: (items: readonly Item[]) => Promise<void>, maxItems: number) {
    this.#write = write;
    this.#maxItems = maxItems;
  }

  /** Writes an item. Resolves once it is stored. */
  add(item: Item): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, this.#maxItems));
    this.#isWriting = false;
  }

  async #writeGroup(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.#write(group.map(({ item }) => item));
      for (const { done } of group) done();
    } catch (fault) {
      const [only] = group;
      if (group.length === 1) only?.failed(fault);
      // One item that cannot be stored must not take the others with it.
      else for (const waiting of group) await this.#writeGroup([waiting]);
    }
  }
}
