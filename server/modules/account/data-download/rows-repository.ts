import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { readableWords } from '#server/entities/post/rows.ts';
import { type PartFile, partSql } from '#server/member-data/parts.ts';

/** Number of rows fetched at once. A post may have a megabyte. */
const BATCH_SIZE = 50;

/** Yields the rows of a statement as one JSON array, one row per line. */
async function* linesOf(tx: Transaction, sql: string): AsyncGenerator<string> {
  await tx.script(
    `declare data_rows no scroll cursor for select row_to_json(r)::text as line from (${sql}) r`,
  );
  let before = '[\n';
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${BATCH_SIZE} from data_rows`);
    for (const { line } of rows) {
      yield before + line;
      before = ',\n';
    }
    if (rows.length < BATCH_SIZE) break;
  }
  await tx.script('close data_rows');
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Writes all data of a member into JSON files in a folder, from one snapshot and serialized by the database, so that no
 * value passes through a JavaScript number.
 */
export async function writeRows(
  db: Database,
  files: readonly PartFile[],
  { userId, folder }: { userId: string; folder: string },
): Promise<void> {
  // Interpolated into statements, because a cursor takes no parameters; the conversion to BigInt makes that safe.
  const me = BigInt(userId).toString();
  await db.transaction(
    async (tx) => {
      for (const { file, part } of files) {
        const path = join(folder, file);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const target = createWriteStream(path, { mode: 0o600 });
        await pipeline(Readable.from(linesOf(tx, partSql(part, me))), target);
      }
    },
    { isLong: true, isSnapshot: true },
  );
}

/** Trail part of a reblog for display. */
export interface PassedOn extends Columns<'trail_parts', 'blog_name' | 'content' | 'layout'> {
  content: components['schemas']['ContentBlock'][];
  layout: components['schemas']['LayoutBlock'][];
}

/** Returns trail parts by their ids; they are immutable. */
export async function partsPassedOn(db: Queryable, ids: readonly string[]): Promise<Map<string, PassedOn>> {
  const rows = await db.query<PassedOn & Columns<'trail_parts', 'id'>>(
    'select id, blog_name, content, layout from trail_parts where id = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, readableWords(row, `trail_parts ${row.id}`)]));
}
