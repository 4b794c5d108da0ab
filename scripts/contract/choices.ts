import type { Document } from './document.ts';
import { HEAD } from './write-manifest.ts';

type Schemas = Record<string, { enum?: readonly unknown[] } | undefined>;

/** Returns the enum values of a schema, in the contract's order, without null. Throws when the contract lists none. */
function enumValuesOf(document: Document, name: string): string[] {
  const { schemas } = (document as unknown as { components: { schemas: Schemas } }).components;
  const words = schemas[name]?.enum?.filter((word) => typeof word === 'string') ?? [];
  if (words.length === 0) throw new Error(`${name}.yaml lists no words`);
  return words;
}

function list(name: string, words: readonly string[]): string {
  return `export const ${name} = [\n${words.map((word) => `  '${word}',`).join('\n')}\n] as const;\n`;
}

/** Returns the text of generated/choices.ts: the palettes and languages that members choose from. */
export function choicesModule(document: Document): string {
  return `${HEAD}
${list('palettes', enumValuesOf(document, 'Palette'))}
${list('locales', enumValuesOf(document, 'Locale'))}`;
}
