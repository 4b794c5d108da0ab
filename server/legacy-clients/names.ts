import type { ContractDocument, Schema } from '#server/http/contract/load.ts';

/** `blogViewUrl` as the family spells it by default: `blog_view_url`. */
export function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What is the same in every spelling of a name. */
function soundOf(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** Every name of a property in the document that snake_case spells otherwise, with that spelling. */
export function spellingsOf(document: ContractDocument): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const name of propertyNames(document, [document.paths, document.components])) {
    if (/[a-z0-9][A-Z]/.test(name)) spellings.set(name, snakeName(name));
  }
  return spellings;
}

/** A copy with the names of `spellings` spelt so. Keys that are data (a uuid, a language) are no names and stay. */
export function respelt(value: unknown, spellings: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => respelt(item, spellings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [spellings.get(name) ?? name, respelt(item, spellings)]),
  );
}

/** Types of pictures as the public block format writes them; the specification has their last part (spec 000 §3). */
const IMAGE_TYPE = /^image\/(png|jpeg|gif|webp)$/;

/** The names that schemas ask for, and what is to be done with other ones. */
export class KnownNames {
  readonly #known: ReadonlySet<string>;
  readonly #bySound: ReadonlyMap<string, string>;
  readonly #ignored: ReadonlySet<string>;

  constructor(known: Iterable<string>, ignored: ReadonlySet<string>) {
    this.#known = new Set(known);
    this.#bySound = new Map([...this.#known].map((name) => [soundOf(name), name]));
    this.#ignored = ignored;
  }

  /**
   * A copy in which names in the other spelling are the contract's, and names that mean nothing are left out; all else
   * stays as it was, for the validator to name.
   */
  read(value: unknown, isOutermost = true): unknown {
    if (Array.isArray(value)) return value.map((item) => this.read(item, false));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([name, item]) => {
      const known = this.#known.has(name) ? name : this.#bySound.get(soundOf(name));
      const shortType = name === 'type' && IMAGE_TYPE.exec(String(item))?.[1];
      if (shortType) return [[name, shortType] as const];
      if (known === undefined && isOutermost && this.#ignored.has(name)) return [];
      return [[known ?? name, this.read(item, false)] as const];
    });
    return Object.fromEntries(entries);
  }
}

/** The names of all properties that can stand in a value of these schemas, references followed. */
export function propertyNames(document: ContractDocument, schemas: unknown): Set<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref, properties } = node as Schema;
    if (typeof $ref === 'string') visit(document.components.schemas?.[$ref.split('/').at(-1) ?? '']);
    if (typeof properties === 'object') for (const name of Object.keys(properties)) names.add(name);
    // Examples are data, and much of the document.
    for (const [key, child] of Object.entries(node))
      if (key !== 'examples' && key !== 'example') visit(child);
  };
  visit(schemas);
  return names;
}
