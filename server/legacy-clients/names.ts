import type { ContractDocument, Schema } from '#server/http/contract/load.ts';

/** Returns the family's default spelling of a name: `blogViewUrl` becomes `blog_view_url`. */
export function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns a normalised form shared by all spellings of a name. */
function soundOf(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** Returns all property names of the document whose snake_case spelling differs, with that spelling. */
export function spellingsOf(document: ContractDocument): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const name of propertyNames(document, [document.paths, document.components])) {
    if (/[a-z0-9][A-Z]/.test(name)) spellings.set(name, snakeName(name));
  }
  return spellings;
}

/** Returns a copy with names replaced by `spellings`. Keys that are data (a uuid, a language) stay. */
export function respelt(value: unknown, spellings: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => respelt(item, spellings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [spellings.get(name) ?? name, respelt(item, spellings)]),
  );
}

/** Picture types in the public block format; the specification uses their last part (spec 000 §3). */
const IMAGE_TYPE = /^image\/(png|jpeg|gif|webp)$/;

/** Property names that schemas define, and the conversion of other spellings to them. */
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
   * Returns a copy with names in another spelling replaced by the contract's, and meaningless names removed; other
   * values stay, for the validator to report.
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

/** Returns the names of all properties in values of these schemas, following references. */
export function propertyNames(document: ContractDocument, schemas: unknown): Set<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref, properties } = node as Schema;
    if (typeof $ref === 'string') visit(document.components.schemas?.[$ref.split('/').at(-1) ?? '']);
    if (typeof properties === 'object') for (const name of Object.keys(properties)) names.add(name);
    // Examples are data, and a large part of the document.
    for (const [key, child] of Object.entries(node))
      if (key !== 'examples' && key !== 'example') visit(child);
  };
  visit(schemas);
  return names;
}
