import { readdirSync } from 'node:fs';
import { contract, operationRows, rowOf } from './contract.ts';
import type { SentenceFile, SentenceRow } from './sentences.ts';

/** A sentence of the contract's prose, below the operation that it describes. */
export interface ContractSentence {
  /** An operation, `contract` for the introduction (`openapi/description.md`), or a field: `Post.trail`. */
  subject: string;
  text: string;
}

/** The subject of the sentences that hold for every operation. */
export const GENERAL_SUBJECT = 'contract';

/** Ends of sentences: the next one starts with a capital, a code span or an emphasis. */
const SENTENCE_END = /(?<=[.!?:]\*{0,2})\s+(?=[A-Z`*“])/;

/** Returns the sentences of a Markdown text: without code blocks, tables, headings and list marks. */
export function splitSentences(markdown: string): string[] {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-|#]|\d+\.)\s?)/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && !/^[|#]/.test(paragraph))
    .flatMap((paragraph) => paragraph.replace(/^(?:-|\d+\.)\s/, '').split(SENTENCE_END))
    .filter((sentence) => sentence !== '');
}

/**
 * Words by which the description of a field demands something of a server. A sentence without any of them says what the
 * field is; its schema is checked with every answer.
 */
const DEMANDING_WORDS = new RegExp(
  `\\b(${[
    ...[
      'must',
      'never',
      'only',
      'cannot',
      'may not',
      'at most',
      'at least',
      'no more',
      'code \\d',
      'omitted',
    ],
    ...['null', 'while', 'until', 'without', 'default', 'newest', 'oldest', 'largest', 'same', 'left out'],
    ...[
      'leaves? out',
      'missing',
      'unless',
      'except',
      'instead',
      'always',
      'every',
      'first',
      'last',
      'before',
    ],
    ...['ignored', 'refused', 'answers', 'accepted', 'not counted', 'empty', 'false', 'true', 'order'],
  ].join('|')})\\b`,
  'i',
);

function* describedFields(schema: FieldSchema, path: string): Generator<[path: string, description: string]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.description) yield [`${path}.${name}`, property.description];
    yield* describedFields(property, `${path}.${name}`);
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    yield* describedFields(part, path);
  if (schema.items) yield* describedFields(schema.items, path);
}

interface FieldSchema {
  description?: string;
  properties?: Record<string, FieldSchema>;
  allOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  anyOf?: FieldSchema[];
  items?: FieldSchema;
}

/**
 * Returns the sentences of the descriptions of fields that demand something. What a field of the same name says in the
 * same words in another schema, as in a request and its answer, is there once.
 */
function fieldSentences(): ContractSentence[] {
  const known = new Set<string>();
  return Object.entries(contract.components.schemas ?? {}).flatMap(([schemaName, schema]) =>
    [...describedFields(schema as FieldSchema, schemaName)].flatMap(([subject, description]) =>
      splitSentences(description).flatMap((text) => {
        const key = `${subject.split('.').at(-1)}: ${text}`;
        if (!DEMANDING_WORDS.test(text) || known.has(key)) return [];
        known.add(key);
        return [{ subject, text }];
      }),
    ),
  );
}

/**
 * Returns the sentences of the introduction, of every operation's description, and those of fields' descriptions that
 * demand something, in the order of the contract.
 */
export function contractSentences(): ContractSentence[] {
  const subjects: [string, string][] = [
    [GENERAL_SUBJECT, contract.info.description ?? ''],
    ...operationRows.map(({ id, operation }): [string, string] => [id, operation.description ?? '']),
  ];
  return [
    ...subjects.flatMap(([subject, markdown]) =>
      [...new Set(splitSentences(markdown))].map((text) => ({ subject, text })),
    ),
    ...fieldSentences(),
  ];
}

const SCHEMAS = new URL('../openapi/components/schemas/', import.meta.url);

/** Schemas by the folder of `openapi/components/schemas` that has them. */
const folderOfSchema: ReadonlyMap<string, string> = new Map(
  readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
    .map((path) => /^(.+)[\\/](\w+)\.yaml$/.exec(path))
    .flatMap((found) => (found?.[1] && found[2] ? [[found[2], found[1]] as const] : [])),
);

/** Returns the name of the file that has the sentences of a subject: those of fields are beside them, by the folder of the schema. */
export function fileOfSubject(subject: string): string {
  const [schema = '', ...path] = subject.split('.');
  if (path.length > 0) return folderOfSchema.get(schema) ?? 'shared';
  return subject === GENERAL_SUBJECT ? GENERAL_SUBJECT : rowOf(subject).tag;
}

/** Returns the text of a file, one line per sentence. */
export function sentenceFileText(file: SentenceFile): string {
  const rowText = ({ id, says, shown, isPartly, why }: SentenceRow) =>
    [
      `id: ${id}`,
      `says: ${JSON.stringify(says)}`,
      ...(shown ? [`shown: [${shown.join(', ')}]`] : []),
      ...(isPartly ? ['isPartly: true'] : []),
      ...(why ? [`why: ${why}`] : []),
    ].join(', ');
  return Object.entries(file)
    .map(([subject, rows]) => `${subject}:\n${rows.map((row) => `  - { ${rowText(row)} }\n`).join('')}`)
    .join('');
}

/** Returns the ledger of the contract as it is: known rows stay, new sentences are added, others are left out. */
export function updatedSentenceFiles(known: ReadonlyMap<string, SentenceFile>): Map<string, SentenceFile> {
  const files = new Map<string, SentenceFile>();
  for (const { subject, text } of contractSentences()) {
    const name = fileOfSubject(subject);
    const before = known.get(name)?.[subject] ?? [];
    const file = files.get(name) ?? {};
    files.set(name, file);
    const rows = file[subject] ?? [];
    file[subject] = rows;
    const lastId = Math.max(0, ...before.map(({ id }) => id), ...rows.map(({ id }) => id));
    rows.push(before.find(({ says }) => says === text) ?? { id: lastId + 1, says: text });
  }
  return files;
}
