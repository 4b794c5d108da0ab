import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

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

/** The rows of one file, by subject. */
export type SentenceFile = Record<string, SentenceRow[]>;

const FOLDER = new URL('../openapi/conformance/sentences/', import.meta.url);

/**
 * Returns the files of the ledger by name: one per tag of the contract, `contract` for the introduction, with the fields of
 * the folder of schemas of that name after the operations.
 */
export function readSentenceFiles(): Map<string, SentenceFile> {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return new Map(
    names.map((name): [string, SentenceFile] => [
      name.replace('.yaml', ''),
      parse(readFileSync(new URL(name, FOLDER), 'utf8')) as SentenceFile,
    ]),
  );
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
