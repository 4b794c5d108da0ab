import type { NameResolver } from '#server/web/name-resolver.ts';

/** A resolver whose records a test writes. */
export class NameZone implements NameResolver {
  readonly #records = new Map<string, string[]>();
  /** Every question that was asked: type and name. */
  readonly questions: string[] = [];
  /** True while no name server answers. */
  isSilent = false;
  /** Names whose name servers do not answer. */
  silentNames: ReadonlySet<string> = new Set();
  /** Answers come after this. */
  answersAfter: Promise<void> = Promise.resolve();

  /** Replaces the records of a type and name. */
  set(type: 'TXT' | 'CNAME' | 'A', name: string, values: string[]): void {
    this.#records.set(`${type} ${name}`, values);
  }

  txt(name: string): Promise<string[] | undefined> {
    return this.#answer('TXT', name);
  }

  cname(name: string): Promise<string[] | undefined> {
    return this.#answer('CNAME', name);
  }

  addresses(name: string): Promise<string[] | undefined> {
    return this.#answer('A', name);
  }

  async #answer(type: string, name: string): Promise<string[] | undefined> {
    this.questions.push(`${type} ${name}`);
    await this.answersAfter;
    return this.isSilent || this.silentNames.has(name)
      ? undefined
      : (this.#records.get(`${type} ${name}`) ?? []);
  }
}
