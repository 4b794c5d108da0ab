import { randomBytes } from 'node:crypto';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { anyOf } from '#server/db/planner.ts';
import type { UploadKind } from './upload-limit-repository.ts';

type ErrorDetail = components['schemas']['ErrorDetail'];

export type UploadRow = Columns<
  'uploads',
  'id' | 'state' | 'name' | 'media_key',
  { kind: UploadKind; error: ErrorDetail | null }
> & {
  bytes: number;
  /** Seconds since 1970. */
  expires: number;
  is_over: boolean;
};

const COLUMNS = `id, kind, state, bytes::float8 as bytes, name, media_key, error,
  floor(extract(epoch from expires_at))::float8 as expires, expires_at <= now() as is_over`;

/** An upload that is announced or has arrived. */
export type NewUpload = {
  ownerId: string;
  kind: UploadKind;
  state: 'waiting' | 'processing';
  bytes: number;
  name: string | undefined;
  duration?: number;
};

/** Inserts an upload, which expires after an hour. */
export async function insertUpload(tx: Queryable, upload: NewUpload): Promise<UploadRow> {
  const { ownerId, kind, state, bytes, name, duration } = upload;
  const row = await first<UploadRow>(
    tx,
    `insert into uploads (id, owner_id, kind, state, bytes, name, duration, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + interval '1 hour') returning ${COLUMNS}`,
    [
      randomBytes(16).toString('hex'),
      ownerId,
      kind,
      state,
      bytes,
      name?.slice(0, 255) || null,
      duration ?? null,
    ],
  );
  if (!row) throw new Error('An upload was not written');
  return row;
}

/** Returns an upload of a member; undefined for another member's. */
export async function findUpload(db: Queryable, ownerId: string, id: string): Promise<UploadRow | undefined> {
  return first<UploadRow>(db, `select ${COLUMNS} from uploads where id = $1 and owner_id = $2`, [
    id,
    ownerId,
  ]);
}

/** Returns an upload with its owner; for callers that have checked ownership. */
export async function findAnyUpload(
  db: Queryable,
  id: string,
): Promise<(UploadRow & { ownerId: string }) | undefined> {
  return first(db, `select ${COLUMNS}, owner_id as "ownerId" from uploads where id = $1`, [id]);
}

/** Extends the expiry by another hour after more bytes arrived. */
export async function extendExpiry(db: Queryable, id: string): Promise<void> {
  await db.query(
    "update uploads set expires_at = now() + interval '1 hour' where id = $1 and state = 'waiting'",
    [id],
  );
}

/** Marks a pending upload as in progress; returns false when a concurrent call did, or it is no longer pending. */
export async function startWork(tx: Queryable, id: string, duration: number | undefined): Promise<boolean> {
  const row = await first(
    tx,
    `update uploads set state = 'processing', duration = $2, expires_at = now() + interval '1 hour'
      where id = $1 and state = 'waiting' returning id`,
    [id, duration ?? null],
  );
  return row !== undefined;
}

/** Returns true when a video of the member is being processed. */
export async function isWorkingOnFilm(tx: Queryable, ownerId: string): Promise<boolean> {
  const sql = `select 1 from uploads where owner_id = $1 and kind = 'video' and state = 'processing'
    and expires_at > now() limit 1`;
  return (await first(tx, sql, [ownerId])) !== undefined;
}

/**
 * Marks an upload as ready, once.
 *
 * @throws not-found when it was cancelled, or had ended before
 */
export async function setReady(tx: Queryable, id: string, mediaKey: string): Promise<void> {
  const ready = await tx.query(
    "update uploads set state = 'ready', media_key = $2 where id = $1 and state = 'processing' returning id",
    [id, mediaKey],
  );
  if (ready.length === 0) throw domainError('not-found');
}

/** Marks an upload as failed, with the error that its member sees. */
export async function setFailed(db: Queryable, id: string, error: ErrorDetail): Promise<void> {
  await db.query(
    "update uploads set state = 'failed', error = $2 where id = $1 and state in ('waiting', 'processing')",
    [id, json(error)],
  );
}

/** Returns the announced bytes of a member's uploads whose files are on the disk, or may arrive there. */
export async function openBytes(tx: Queryable, ownerId: string): Promise<number> {
  const row = await first<{ bytes: number }>(
    tx,
    `select coalesce(sum(bytes), 0)::float8 as bytes from uploads
      where owner_id = $1 and state in ('waiting', 'processing')`,
    [ownerId],
  );
  return row?.bytes ?? 0;
}

/** Returns expired uploads that wait for their file. The last chunk may still be arriving. */
export async function expiredWaiting(db: Queryable): Promise<string[]> {
  const rows = await db.query<Columns<'uploads', 'id'>>(
    `select id from uploads where state = 'waiting' and expires_at < now() order by expires_at limit 200`,
    [],
  );
  return rows.map(({ id }) => id);
}

/** Deletes those of the given uploads that are still pending and expired, and all that expired a day ago. */
export async function deleteExpiredUploads(db: Queryable, waiting: readonly string[]): Promise<string[]> {
  const rows = await db.query<Columns<'uploads', 'id'>>(
    `delete from uploads where (state = 'waiting' and expires_at < now() and id = ${anyOf('$1', 'text')})
        or id in (select id from uploads where state in ('waiting', 'processing') and expires_at < now() - interval '1 day' limit 50)
     returning id`,
    [waiting],
  );
  return rows.map(({ id }) => id);
}

/** Deletes an upload that its member cancelled. */
export async function removeUpload(db: Queryable, id: string): Promise<void> {
  await db.query("delete from uploads where id = $1 and state = 'waiting'", [id]);
}
