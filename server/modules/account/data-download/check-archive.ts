import { Readable } from 'node:stream';
import { limits } from '#generated/limits.ts';
import { blogNameProblem } from '#server/core/blog-names.ts';
import { DomainError } from '#server/core/errors.ts';
import { firstIdAt } from '#server/core/ids.ts';
import { RESERVED_BLOG_NAMES } from '#server/core/reserved-blog-names.ts';
import { StartFault } from '#server/core/start-fault.ts';
import { isTimeZone } from '#server/core/time-zones.ts';
import type { Database } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { isTooDeep } from '#server/http/contract/json-depth.ts';
import { type StoredShape, storedShapeProblem } from '#server/http/contract/stored-shapes.ts';
import { rejectUnstorableText } from '#server/http/contract/unstorable-text.ts';
import { isOneAddress } from '#server/mail/mail.ts';
import { mediaPath } from '#server/media/media-store.ts';
import { columnsOf, type Part, type PartFile, type Reference } from '#server/member-data/parts.ts';
import { checkedContent } from '#server/modules/posts/compose/content.ts';
import { type DeclaredTable, declaredTable, problemOfType } from './columns-repository.ts';
import { arrayRows, LineTooLong } from './lines.ts';
import type { OpenedArchive } from './opened-archive.ts';

type Row = Record<string, unknown>;

/** Maximum number of reported faults. */
const MAX_REPORTED_FAULTS = 20;

/** Shapes of the JSON columns of an archive. */
export const JSON_COLUMNS: Readonly<Record<string, StoredShape>> = {
  'users.settings': 'memberSettings',
  'blogs.description_npf': 'blocks',
  'blogs.avatar': 'images',
  'blogs.header': 'images',
  'blogs.theme': 'theme',
  'blogs.settings': 'blogSettings',
  'media.variants': 'variants',
  'media.tags': 'recordingTags',
  'trail_parts.content': 'blocks',
  'trail_parts.layout': 'layout',
  'trail_parts.tags': 'texts',
  'posts.content': 'blocks',
  'posts.layout': 'layout',
  'posts.trail': 'trail',
  'posts.labels': 'labels',
  'notification_settings.choices': 'notificationChoices',
};
/** Columns with an enumeration of the contract. */
const WORD_COLUMNS: Readonly<Record<string, StoredShape>> = {
  'users.locale': 'locale',
  'users.palette': 'palette',

  'posts.type': 'postType',
  'blogs.uuid': 'blogUuid',
};
/** Types of columns that exist in the files only. */
const TOLD_COLUMNS: Readonly<Record<string, string>> = {
  'blogs.has_password': 'boolean',
  'posts.by_me': 'boolean',
  'poll_ballots.blog_id': 'bigint',
  'poll_ballots.post_id': 'bigint',
};

const MESSAGES: Readonly<Record<string, StoredShape>> = {
  text: 'message_text',
  image: 'message_image',
  post: 'message_post',
  sticker: 'message_sticker',
};

const reserved = new Set(RESERVED_BLOG_NAMES);

function words(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.causes[0]?.detail ?? error.slug;
    throw error;
  }
}

function blogProblem({ name, timezone }: Row): string | undefined {
  if (timezone !== undefined && !isTimeZone(String(timezone))) return 'timezone is none';
  const problem = blogNameProblem(String(name), reserved);
  return problem && `name is ${problem === 'reserved' ? 'reserved on this site' : 'none a blog can have'}`;
}

/** Checks content and layout with the rules for writing posts: links, files, amounts, indexes. */
function contentProblem({ content, layout, tags }: Row): string | undefined {
  if ((tags as string[]).length > limits.tagsPerPost) return `tags has more than ${limits.tagsPerPost} items`;
  const { content: blocks, layout: rows } = { content, layout } as Pick<PostRow, 'content' | 'layout'>;
  return words(() => void checkedContent(blocks, rows));
}

/** Rules of tables beyond the types of their columns. */
const RULES: Readonly<Record<string, (row: Row) => string | undefined>> = {
  users: ({ email }) => (isOneAddress(String(email)) ? undefined : 'email is no address'),
  blogs: blogProblem,
  posts: contentProblem,
  trail_parts: contentProblem,
  media: ({ key, variants }) => {
    for (const { file } of variants as { file: string }[]) {
      try {
        mediaPath(String(key), file);
      } catch {
        return `variants names no file of an upload (${file})`;
      }
    }
    return undefined;
  },
  blog_queues: ({ start_hour, end_hour }) =>
    Number(start_hour) < Number(end_hour) ? undefined : 'end_hour is not after start_hour',
  messages: ({ kind, content }) => {
    const shape = MESSAGES[String(kind)];
    if (!shape) return 'kind is none of a message';
    return storedShapeProblem(shape, 'content', content, 'whole');
  },
};

/** A row with a reference that is not resolved yet. */
interface Pending {
  place: string;
  columns: readonly string[];
  table: string;
  keys: readonly string[];
  values: string[];
}

class ArchiveCheck {
  readonly #db: Database;
  readonly #archive: OpenedArchive;
  readonly #files: readonly PartFile[];
  readonly #problems: string[] = [];
  #count = 0;
  /** Keys of all rows read so far, by table and columns. */
  readonly #keys = new Map<string, Set<string>>();
  readonly #pending: Pending[] = [];

  constructor(db: Database, archive: OpenedArchive, files: readonly PartFile[]) {
    this.#db = db;
    this.#archive = archive;
    this.#files = files;
  }

  async run(): Promise<void> {
    const files = [...this.#files];
    // The rows of other members are referenced by all files, so they are read first.
    files.sort((a, b) => Number(isOfOthers(b.file)) - Number(isOfOthers(a.file)));
    for (const { file, part } of files) await this.#file(file, part);
    await this.#missing();
    if (this.#count === 0) return;
    const more =
      this.#count > this.#problems.length ? [`… and ${this.#count - this.#problems.length} more.`] : [];
    throw new StartFault(
      ['The archive does not fit. Nothing was changed.', ...this.#problems, ...more].join('\n'),
    );
  }

  #tell(place: string, problem: string): void {
    this.#count += 1;
    if (this.#problems.length < MAX_REPORTED_FAULTS) this.#problems.push(`- ${place}: ${problem}.`);
  }

  async #file(file: string, part: Part): Promise<void> {
    const table = await declaredTable(this.#db, part);
    const source = (await this.#archive.read(file)) ?? Readable.from([]);
    let number = 0;
    try {
      for await (const line of arrayRows(source)) {
        if (line.row === undefined) this.#tell(file, `line ${line.number} ${line.problem}`);
        else {
          number += 1;
          this.#row(`${file}, row ${number}`, { part, table, text: line.row, isOthers: isOfOthers(file) });
        }
      }
    } catch (error) {
      if (!(error instanceof LineTooLong)) throw error;
      this.#tell(file, `line ${error.line} is longer than any row can be`);
    }
    if (part.table === 'users' && number !== 1) this.#tell(file, `holds ${number} accounts instead of one`);
  }

  #row(
    place: string,
    { part, table, text, isOthers }: { part: Part; table: DeclaredTable; text: string; isOthers: boolean },
  ): void {
    const row = readRow(text);
    const problems = typeof row === 'string' ? [row] : problemsOf(row, part, table, isOthers);
    for (const problem of problems) this.#tell(place, problem);
    if (typeof row !== 'string' && problems.length === 0) this.#remember(place, part, table, row);
  }

  /** Stores the keys of a row, rejects a duplicate, and records its references. */
  #remember(place: string, part: Part, table: DeclaredTable, row: Row): void {
    const own = columnsOf(part);
    const id = table.primaryKey.filter((name) => own.includes(name));
    if (this.#keep(part.table, id, row)) this.#tell(place, `has the same ${id.join(' and ')} as another row`);
    // Posts are referenced by blog and id, blogs by their id.
    for (const { columns, table: target, keys } of table.references) {
      if (!columns.every((name) => own.includes(name)) || columns.some((name) => row[name] === null))
        continue;
      this.#names(place, { columns, table: target, keys }, row);
    }
    if (part.table !== 'posts') return;
    for (const { partId } of (row.trail ?? []) as { partId: string }[]) {
      this.#names(place, { columns: ['trail'], table: 'trail_parts', keys: ['id'] }, { trail: partId });
    }
  }

  #keep(table: string, columns: readonly string[], row: Row): boolean {
    const place = `${table}(${columns.join()})`;
    const known = this.#keys.get(place) ?? new Set();
    this.#keys.set(place, known);
    const key = columns.map((name) => String(row[name])).join();
    const isThere = known.has(key);
    known.add(key);
    return isThere;
  }

  #names(place: string, { columns, table, keys }: Reference, row: Row): void {
    const values = columns.map((name) => String(row[name]));
    if (this.#keys.get(`${table}(${keys.join()})`)?.has(values.join())) return;
    this.#pending.push({ place, columns, table, keys, values });
  }

  /**
   * Reports rows with references to rows that are neither in the archive nor on this site. Polls are created from
   * ballots.
   */
  async #missing(): Promise<void> {
    for (const { place, columns, table, keys, values } of this.#pending) {
      if (table === 'polls' || this.#keys.get(`${table}(${keys.join()})`)?.has(values.join())) continue;
      const where = keys.map((key, at) => `${key}::text = $${at + 1}`).join(' and ');
      const found = await this.#db.query(`select 1 from ${table} where ${where}`, values);
      if (found.length === 0)
        this.#tell(place, `${columns.join(' and ')} names ${table} ${values.join(' ')}, which is in no file`);
    }
  }
}

/**
 * Returns the faults of a row: of its columns, and once these are valid, of its table's rules. For other members' posts
 * only the location is reported.
 */
function problemsOf(row: Row, part: Part, table: DeclaredTable, isOthers: boolean): string[] {
  const problems = columnsOf(part).flatMap((name) => columnProblem(part.table, table, name, row[name]) ?? []);
  if (problems.length > 0 || (isOthers && part.table === 'posts')) return problems;
  const broken = RULES[part.table]?.(row);
  return broken === undefined ? [] : [broken];
}

const isOfOthers = (file: string): boolean => file.startsWith('data/other-');

/** Keeps integers beyond JavaScript's safe range as their source text. */
function wholeNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '')
    ? context?.source
    : value;
}

function readRow(text: string): Row | string {
  if (isTooDeep(text)) return 'has too many levels';
  try {
    const row: unknown = JSON.parse(text, wholeNumbers);
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'is no object';
    return words(() => rejectUnstorableText(row, 'row')) ?? (row as Row);
  } catch {
    return 'is no JSON';
  }
}

const DAY_MS = 86_400_000;
/** Columns that tell of something that has happened. Clocks of two sites may differ by a day. */
const PAST_COLUMNS = /^(?:created|published|edited|said|updated|voted|read|seen|joined)_at$/;
/** Columns whose numbers tell a time: later rows get higher ones, and there is a highest one. */
const TIMED = /^(?:id|position)$|_id$/;
/** Characters of a text, and items of a list; far more than the contract lets anybody write. */
const MAX_ARRAY_LENGTH = 10_000;

/** Why a value of the right type is none that this site can go on with: it would stay first in lists, or break them. */
function excessOf(type: string, name: string, value: unknown): string | undefined {
  const latest = Date.now() + DAY_MS;
  if (type === 'bigint' && TIMED.test(name)) {
    const number = BigInt(value as string | number);
    if (number < 0n || number > BigInt(firstIdAt(latest))) return 'is none that was ever given';
  }
  if (PAST_COLUMNS.test(name) && Date.parse(String(value)) > latest) return 'is in the future';
  if (typeof value === 'string' && value.length > MAX_ARRAY_LENGTH)
    return `must have at most ${MAX_ARRAY_LENGTH} characters`;
  if (type.endsWith('[]') && (value as unknown[]).length > MAX_ARRAY_LENGTH)
    return `must have at most ${MAX_ARRAY_LENGTH} items`;
  return undefined;
}

function columnProblem(
  table: string,
  { columns, primaryKey }: DeclaredTable,
  name: string,
  value: unknown,
): string | undefined {
  const place = `${table}.${name}`;
  const declared = columns.get(name);
  const type = TOLD_COLUMNS[place] ?? declared?.type ?? 'text';
  if (value === null || value === undefined) {
    return declared?.isRequired || primaryKey.includes(name) ? `${name} is missing` : undefined;
  }
  const problem = problemOfType(type, value) ?? excessOf(type, name, value);
  if (problem) return `${name} ${problem}`;
  const shape = JSON_COLUMNS[place] ?? WORD_COLUMNS[place];
  return shape && storedShapeProblem(shape, name, value, 'whole');
}

/**
 * Checks every row of an archive before anything is written: its shape, its types, the contract's schemas, the rules
 * for writing posts, duplicate ids, and unresolved references.
 *
 * @throws {StartFault} that names each fault by file and row
 */
export async function checkArchive(
  db: Database,
  archive: OpenedArchive,
  files: readonly PartFile[],
): Promise<void> {
  await new ArchiveCheck(db, archive, files).run();
}
