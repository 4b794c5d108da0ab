import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartFault } from '#server/core/start-fault.ts';
import { type Database, DatabaseFault, first, type Transaction } from '#server/db/database.ts';
import { type MediaStore, mediaPath } from '#server/media/media-store.ts';
import type { MemberData } from '#server/member-data/member-data.ts';
import { partFile } from '#server/member-data/parts.ts';
import { mediaFiles } from './archive.ts';
import { checkArchive } from './check-archive.ts';
import { announceArrived, restorePolls } from './import-counts-repository.ts';
import { insertPlaceholders, insertRows, type Owners, placeholderAccount } from './import-rows.ts';
import { rowsIn } from './lines.ts';
import { type OpenedArchive, openArchive } from './opened-archive.ts';

/** Source and target of an import. */
export interface ImportOptions {
  db: Database;
  store: MediaStore;
  memberData: MemberData;
  /** Path of the archive. */
  path: string;
  /** Further writes for the imported member, in the transaction of the rows. */
  finish?: (tx: Transaction, userId: string) => Promise<void>;
}

/** The imported member. */
export interface ImportResult {
  userId: string;
  email: string;
  /** Number of upload files. */
  files: number;
}

/**
 * Imports a member's archive into a site that does not have them: with ids, dates and files unchanged, so that packing
 * them again produces the same archive. They have no password yet. Names of other members' blogs in the archive stay
 * reserved for the import of those members. Every row is checked before anything is written; all rows are written in
 * one transaction, so an interrupted import has imported nothing and can be repeated. A process that is killed leaves at
 * most files without rows, which the next attempt replaces.
 *
 * @throws {StartFault} when it is not an archive, some of it is invalid, or the address or one of the blogs exists here
 */
export async function importMember({
  db,
  store,
  memberData,
  path,
  finish = async () => undefined,
}: ImportOptions): Promise<ImportResult> {
  const archive = await openArchive(path);
  try {
    await checkArchive(db, archive, memberData.files);
    const { id: userId, email } = await memberIn(archive);
    await refuseKnown(db, userId, email);
    await refuseForeignFiles(db, archive);
    // Files are stored before the rows that refer to them.
    const put = new Set<string>();
    try {
      const files = await putFiles(archive, store, put);
      const write = async (tx: Transaction): Promise<void> => {
        await loadRows(tx, archive, memberData, userId);
        await finish(tx, userId);
      };
      await db.transaction(write, { isLong: true });
      return { userId, email, files };
    } catch (error) {
      for (const key of put) await store.remove(key);
      if (!(error instanceof DatabaseFault)) throw error;
      throw new StartFault(`The archive does not fit (${error.message}). Nothing was changed.`);
    }
  } finally {
    archive.close();
  }
}

async function* rowsOf(archive: OpenedArchive, table: string): AsyncGenerator<string> {
  yield* rowsIn((await archive.read(partFile(table))) ?? Readable.from([]));
}

async function memberIn(archive: OpenedArchive): Promise<{ id: string; email: string }> {
  for await (const row of rowsOf(archive, 'users')) {
    const { id, email } = JSON.parse(row) as { id?: unknown; email?: unknown };
    if (typeof id === 'string' && /^[1-9][0-9]{0,18}$/.test(id) && typeof email === 'string')
      return { id, email };
  }
  throw new StartFault('The archive says nothing of an account.');
}

async function refuseKnown(db: Database, userId: string, email: string): Promise<void> {
  const known = await first(db, 'select 1 from users where id = $1 or lower(email) = lower($2)', [
    userId,
    email,
  ]);
  if (known) throw new StartFault(`${email} is known here already. Nothing was changed.`);
}

/** Rejects files of uploads that exist here: they belong to another member and must not be overwritten or deleted. */
async function refuseForeignFiles(db: Database, archive: OpenedArchive): Promise<void> {
  for await (const { key } of mediaFiles(rowsOf(archive, 'media'))) {
    const known = await first(db, 'select 1 from media where key = $1', [key]);
    if (known) throw new StartFault(`The upload ${key} is here already. Nothing was changed.`);
  }
}

async function loadRows(
  tx: Transaction,
  archive: OpenedArchive,
  { parts }: MemberData,
  me: string,
): Promise<void> {
  const owners: Owners = { me, elsewhere: await placeholderAccount(tx) };
  const load = async (tables: readonly string[]): Promise<void> => {
    for (const part of parts) {
      if (tables.includes(part.table)) await insertRows(tx, part, rowsOf(archive, part.table), owners);
    }
  };
  const begin = ['users', 'blogs'];
  const posts = ['blog_members', 'media', 'trail_parts', 'posts'];
  await load(begin);
  const others = { blogs: rowsOf(archive, 'other_blogs'), posts: rowsOf(archive, 'other_posts') };
  await insertPlaceholders(tx, others, owners.elsewhere);
  await load(posts);
  await restorePolls(tx, owners);
  const known = new Set([...begin, ...posts]);
  await load(parts.map(({ table }) => table).filter((table) => !known.has(table)));
  await announceArrived(tx, owners);
}

/** Stores the files of uploads and adds their keys to `put`; files missing in the archive are skipped. */
async function putFiles(archive: OpenedArchive, store: MediaStore, put: Set<string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-import-'));
  let count = 0;
  try {
    for await (const { key, file, type } of mediaFiles(rowsOf(archive, 'media'))) {
      const path = mediaPath(key, file);
      const source = await archive.read(`media/${path}`);
      if (!source) continue;
      const draft = join(folder, randomBytes(8).toString('hex'));
      await pipeline(source, createWriteStream(draft));
      put.add(key);
      await store.putFile(path, draft, type);
      await rm(draft);
      count += 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return count;
}
