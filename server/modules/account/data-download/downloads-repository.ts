import { type Database, first, type Queryable } from '#server/db/database.ts';

/** An archive as it is told to its member. Times are seconds since 1970. */
export interface DownloadRow {
  id: string;
  key: string;
  state: 'pending' | 'running' | 'ready' | 'failed';
  progress: number;
  bytes: string | null;
  requested: number;
  ready: number | null;
  expires: number | null;
}

const seconds = (column: string): string => `floor(extract(epoch from ${column}))::float8`;
const COLUMNS = `id, key, state, progress, bytes, ${seconds('requested_at')} as requested,
  ${seconds('ready_at')} as ready, ${seconds('expires_at')} as expires`;
/** Archives that a member is told of. */
const SHOWN = 20;
/** Seconds of silence after which whoever made an archive has ended. */
const SILENCE = 900;
/** Seconds that an archive is told of after it was asked for. */
const TOLD = 60 * 86_400;

/** The member's archives, the last asked for first. */
export function findDownloads(db: Queryable, userId: string): Promise<DownloadRow[]> {
  return db.query<DownloadRow>(
    `select ${COLUMNS} from data_downloads where user_id = $1 order by id desc limit ${SHOWN}`,
    [userId],
  );
}

/** One archive of the member. */
export function findDownload(db: Queryable, userId: string, id: string): Promise<DownloadRow | undefined> {
  return first<DownloadRow>(db, `select ${COLUMNS} from data_downloads where user_id = $1 and id = $2`, [
    userId,
    id,
  ]);
}

/**
 * Notes that a member wants an archive.
 *
 * @param now seconds since 1970
 * @throws DatabaseFault 23505 on data_downloads_open when one is on its way
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

/** Takes an archive away; its key, so that its files can go as well. */
export async function removeDownload(db: Queryable, userId: string, id: string): Promise<string | undefined> {
  const row = await first<{ key: string }>(
    db,
    'delete from data_downloads where user_id = $1 and id = $2 returning key',
    [userId, id],
  );
  return row?.key;
}

/** Whoever is to be written to when an archive is ready. */
export interface Claimed {
  userId: string;
  key: string;
  email: string;
  locale: string;
}

/** Takes over an archive that nobody is at. Undefined when somebody is, or it is gone. */
export function claimDownload(db: Queryable, id: string, now: number): Promise<Claimed | undefined> {
  return first<Claimed>(
    db,
    `update data_downloads d set state = 'running', heard_at = to_timestamp($2::float8), progress = 0 from users u
      where d.id = $1 and u.id = d.user_id and u.state not in ('leaving', 'deleted')
        and (d.state = 'pending' or (d.state = 'running' and d.heard_at < to_timestamp($2::float8 - ${SILENCE})))
      returning d.user_id as "userId", d.key, u.email, u.locale`,
    [id, now],
  );
}

/** Archives that nobody is at, the oldest first. */
export async function waitingDownloads(db: Queryable, now: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from data_downloads where state = 'pending'
        or (state = 'running' and heard_at < to_timestamp($1::float8 - ${SILENCE})) order by id limit 100`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Says how far an archive is, in percent. False when its member does not want it any more. */
export async function noteProgress(
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

/** Makes an archive that was begun wait again, or says that it failed. */
export async function putBack(db: Queryable, id: string, state: 'pending' | 'failed'): Promise<void> {
  await db.query(`update data_downloads set state = $2, progress = 0 where id = $1 and state = 'running'`, [
    id,
    state,
  ]);
}

/** An archive can be fetched now; those before it no more. False when its member does not want it any more. */
export function markReady(
  db: Database,
  id: string,
  { bytes, now, until }: { bytes: number; now: number; until: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await first<{ user_id: string }>(
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

/** Forgets archives of long ago. */
export async function forgetDownloads(db: Queryable, now: number): Promise<void> {
  await db.query(
    `delete from data_downloads where requested_at < to_timestamp($1::float8 - ${TOLD})
        and state in ('ready', 'failed')`,
    [now],
  );
}

/** Which of these keys have files that somebody may still fetch, or is writing. */
export async function keysInUse(db: Queryable, keys: readonly string[], now: number): Promise<Set<string>> {
  const rows = await db.query<{ key: string }>(
    `select key from data_downloads where key = any($1::text[])
        and (state in ('pending', 'running') or (state = 'ready' and expires_at > to_timestamp($2::float8)))`,
    [keys, now],
  );
  return new Set(rows.map(({ key }) => key));
}
