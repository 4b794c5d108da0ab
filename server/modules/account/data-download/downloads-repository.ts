import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first, type Queryable } from '#server/db/database.ts';

/** An archive as presented to its member. Times are seconds since 1970. */
export interface DownloadRow
  extends Columns<'data_downloads', 'id' | 'key' | 'state' | 'progress' | 'bytes'> {
  requested: number;
  ready: number | null;
  expires: number | null;
}

const seconds = (column: string): string => `floor(extract(epoch from ${column}))::float8`;
const COLUMNS = `id, key, state, progress, bytes, ${seconds('requested_at')} as requested,
  ${seconds('ready_at')} as ready, ${seconds('expires_at')} as expires`;
/** Maximum number of listed archives. */
const MAX_LISTED_DOWNLOADS = 20;
/** Seconds without progress after which a worker counts as crashed. */
const HEARTBEAT_TIMEOUT_SECONDS = 900;
/** Seconds for which an archive is listed after its request. */
const REQUEST_LISTED_SECONDS = 60 * 86_400;

/** Returns the member's archives, the last requested first. */
export function findDownloads(db: Queryable, userId: string): Promise<DownloadRow[]> {
  return db.query<DownloadRow>(
    `select ${COLUMNS} from data_downloads where user_id = $1 order by id desc limit ${MAX_LISTED_DOWNLOADS}`,
    [userId],
  );
}

/** Returns one archive of the member. */
export function findDownload(db: Queryable, userId: string, id: string): Promise<DownloadRow | undefined> {
  return first<DownloadRow>(db, `select ${COLUMNS} from data_downloads where user_id = $1 and id = $2`, [
    userId,
    id,
  ]);
}

/**
 * Inserts a requested archive.
 *
 * @param now seconds since 1970
 * @throws DatabaseFault 23505 on data_downloads_open when another one is pending
 */
export async function insertDownload(
  tx: Queryable,
  userId: string,
  key: string,
  now: number,
): Promise<DownloadRow> {
  const row = await first<DownloadRow>(
    tx,
    `insert into data_downloads (user_id, key, requested_at, heard_at)
     values ($1, $2, to_timestamp($3::float8), to_timestamp($3::float8)) returning ${COLUMNS}`,
    [userId, key, now],
  );
  if (!row) throw new Error('An archive was not noted');
  return row;
}

/** Deletes an archive's row; returns its key, so that its files can be deleted as well. */
export async function removeDownload(db: Queryable, userId: string, id: string): Promise<string | undefined> {
  const row = await first<Columns<'data_downloads', 'key'>>(
    db,
    'delete from data_downloads where user_id = $1 and id = $2 returning key',
    [userId, id],
  );
  return row?.key;
}

/** The member to notify when an archive is ready. */
export interface ClaimedDownload
  extends Columns<'data_downloads', 'key'>,
    Columns<'users', 'email' | 'locale'> {
  userId: Tables['data_downloads']['user_id'];
}

/** Claims an archive without an active worker. Undefined when there is an active one, or it was deleted. */
export function claimDownload(db: Queryable, id: string, now: number): Promise<ClaimedDownload | undefined> {
  return first<ClaimedDownload>(
    db,
    `update data_downloads d set state = 'running', heard_at = to_timestamp($2::float8), progress = 0 from users u
      where d.id = $1 and u.id = d.user_id and u.state not in ('leaving', 'deleted')
        and (d.state = 'pending' or (d.state = 'running' and d.heard_at < to_timestamp($2::float8 - ${HEARTBEAT_TIMEOUT_SECONDS})))
      returning d.user_id as "userId", d.key, u.email, u.locale`,
    [id, now],
  );
}

/** Returns archives without an active worker, the oldest first. */
export async function waitingDownloads(db: Queryable, now: number): Promise<string[]> {
  const rows = await db.query<Columns<'data_downloads', 'id'>>(
    `select id from data_downloads where state = 'pending'
        or (state = 'running' and heard_at < to_timestamp($1::float8 - ${HEARTBEAT_TIMEOUT_SECONDS})) order by id limit 100`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Updates an archive's progress in percent. Returns false when its member has cancelled it. */
export async function updateProgress(
  db: Queryable,
  id: string,
  percent: number,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `update data_downloads set progress = $2, heard_at = to_timestamp($3::float8) where id = $1 and state = 'running'
      returning id`,
    [id, percent, now],
  );
  return rows.length > 0;
}

/** Marks a started archive as pending again, or as failed. */
export async function releaseDownload(db: Queryable, id: string, state: 'pending' | 'failed'): Promise<void> {
  await db.query(`update data_downloads set state = $2, progress = 0 where id = $1 and state = 'running'`, [
    id,
    state,
  ]);
}

/** Marks an archive as ready and expires earlier ones. Returns false when its member has cancelled it. */
export function markReady(
  db: Database,
  id: string,
  { bytes, now, until }: { bytes: number; now: number; until: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await first<Columns<'data_downloads', 'user_id'>>(
      tx,
      `update data_downloads set state = 'ready', progress = 100, bytes = $2, ready_at = to_timestamp($3::float8),
          expires_at = to_timestamp($4::float8) where id = $1 and state = 'running'
          and user_id in (select id from users where state not in ('leaving', 'deleted')) returning user_id`,
      [id, bytes, now, until],
    );
    if (!row) return false;
    await tx.query(
      `update data_downloads set expires_at = to_timestamp($3::float8)
        where user_id = $1 and id <> $2 and state = 'ready' and expires_at > to_timestamp($3::float8)`,
      [row.user_id, id, now],
    );
    return true;
  });
}

/** Deletes the rows of old archives. */
export async function deleteExpiredDownloads(db: Queryable, now: number): Promise<void> {
  await db.query(
    `delete from data_downloads where requested_at < to_timestamp($1::float8 - ${REQUEST_LISTED_SECONDS})
        and state in ('ready', 'failed')`,
    [now],
  );
}

/** Returns those of the keys whose files can still be downloaded, or are being written. */
export async function keysInUse(db: Queryable, keys: readonly string[], now: number): Promise<Set<string>> {
  const rows = await db.query<Columns<'data_downloads', 'key'>>(
    `select key from data_downloads where key = any($1::text[])
        and (state in ('pending', 'running') or (state = 'ready' and expires_at > to_timestamp($2::float8)))`,
    [keys, now],
  );
  return new Set(rows.map(({ key }) => key));
}
