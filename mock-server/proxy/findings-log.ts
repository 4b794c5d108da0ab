import type { Exchange, Finding } from './validate-exchange.ts';

/** A finding with the number of its occurrences. */
export interface LoggedFinding extends Finding {
  /** The last call it was seen in. */
  call: string;
  times: number;
}

/** Collects the findings, each once. */
export class FindingsLog {
  readonly #entries = new Map<string, LoggedFinding>();
  readonly #listeners = new Set<(entry: LoggedFinding) => void>();
  /** Number of validated calls, and their operations. */
  calls = 0;

  /** Records the findings of an exchange and returns the new ones. */
  add({ method, address }: Exchange, findings: readonly Finding[]): LoggedFinding[] {
    this.calls += 1;
    const fresh: LoggedFinding[] = [];
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

  entries(): LoggedFinding[] {
    return [...this.#entries.values()];
  }

  /** Calls back with every finding from now on; the returned function stops that. */
  listen(tell: (entry: LoggedFinding) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}
