import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contract, operationRows, rowOf } from './contract.ts';

/** A sentence of the contract's prose, below the operation that it describes. */
export interface ContractSentence {
  /** An operation, or `contract` for the introduction (`openapi/description.md`). */
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

/** Returns the sentences of the introduction and of every operation's description, in the order of the contract. */
export function contractSentences(): ContractSentence[] {
  const subjects: [string, string][] = [
    [GENERAL_SUBJECT, contract.info.description ?? ''],
    ...operationRows.map(({ id, operation }): [string, string] => [id, operation.description ?? '']),
  ];
  return subjects.flatMap(([subject, markdown]) =>
    [...new Set(splitSentences(markdown))].map((text) => ({ subject, text })),
  );
}

/** A row of the ledger in `openapi/conformance/sentences/`. Without `shown` and `why` a check is still missing. */
export interface SentenceRow {
  /** Number within its subject, never used again: `createPost#3` names the sentence. */
  id: number;
  says: string;
  /** Checks that show that a server obeys it: sections of the kit, or scenarios as `laws/{name}`. */
  shown?: string[];
  /** True when `shown` shows a part of it: one of several cases, of an order, or of what changes. */
  isPartly?: boolean;
  /** Why no request shows it: a key of `sentence-reasons.yaml`. */
  why?: string;
}

/** The rows of one file, by operation. */
export type SentenceFile = Record<string, SentenceRow[]>;

const FOLDER = new URL('../openapi/conformance/sentences/', import.meta.url);

/** Returns the files of the ledger by name: one per tag of the contract, and `contract` for the introduction. */
export function readSentenceFiles(): Map<string, SentenceFile> {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return new Map(
    names.map((name): [string, SentenceFile] => [
      name.replace('.yaml', ''),
      parse(readFileSync(new URL(name, FOLDER), 'utf8')) as SentenceFile,
    ]),
  );
}

/** Returns the name of the file that has the sentences of a subject. */
export function fileOfSubject(subject: string): string {
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

/** A sentence of the contract with its name, such as `createPost#3`. */
export interface NamedSentence {
  name: string;
  says: string;
}

let sentencesByCheck: Map<string, NamedSentence[]> | undefined;

/** Sections whose checks begin with their operation: a sentence of it that names the section is shown by each. */
const BY_OPERATION = ['edits', 'filters', 'paging', 'views'];

/**
 * Returns the sentences of the contract that a check shows, by its id: those that name its scenario (`laws/{name}`,
 * `visibility/{name}`), or its section beside its operation (`edits/{operation}`).
 */
export function sentencesShownBy(checkId: string): readonly NamedSentence[] {
  if (!sentencesByCheck) {
    sentencesByCheck = new Map();
    for (const file of readSentenceFiles().values())
      for (const [subject, rows] of Object.entries(file))
        for (const { id, says, shown = [] } of rows)
          for (const check of shown)
            sentencesByCheck.set(check, [
              ...(sentencesByCheck.get(check) ?? []),
              { name: `${subject}#${id}`, says },
            ]);
  }
  const [section = '', name = ''] = checkId.split('/');
  if (!BY_OPERATION.includes(section)) return sentencesByCheck.get(`${section}/${name}`) ?? [];
  return (sentencesByCheck.get(section) ?? []).filter((one) => one.name.startsWith(`${name}#`));
}
