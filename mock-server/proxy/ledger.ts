import type { Exchange, Finding } from './judge.ts';

/** A finding as often as it was seen. */
export interface Entry extends Finding {
  /** The last call it was seen in. */
  call: string;
  times: number;
}

/** What was found so far, each thing once. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<(entry: Entry) => void>();
  /** How many calls were judged, and which operations they were. */
  calls = 0;

  /** Notes the findings of an exchange and tells the new ones. */
  add({ method, address }: Exchange, findings: readonly Finding[]): Entry[] {
    this.calls += 1;
    const fresh: Entry[] = [];
    for (const finding of findings) {
      const key = JSON.stringify(finding);
      const before = this.#entries.get(key);
      const entry = { ...finding, call: `${method} ${address}`, times: (before?.times ?? 0) + 1 };
      this.#entries.set(key, entry);
      if (before === undefined) fresh.push(entry);
      for (const tell of this.#listeners) tell(entry);
    }
    return fresh;
  }

  entries(): Entry[] {
    return [...this.#entries.values()];
  }

  /** Calls back with every finding from now on; the function it gives ends that. */
  listen(tell: (entry: Entry) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}
