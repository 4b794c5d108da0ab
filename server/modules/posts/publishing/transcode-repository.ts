import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { json, type Queryable } from '#server/db/database.ts';

/** Marks a file and its upload as failed to transcode. */
export async function failMedia(
  tx: Queryable,
  key: string,
  error: components['schemas']['ErrorDetail'],
): Promise<void> {
  const failed = await tx.query(
    "update media set state = 'failed' where key = $1 and state = 'transcoding' returning key",
    [key],
  );
  if (failed.length === 0) return;
  await tx.query("update uploads set state = 'failed', media_key = null, error = $2 where media_key = $1", [
    key,
    json(error),
  ]);
}

/** Returns files whose transcoding is overdue. */
export async function oldTranscoding(db: Queryable): Promise<string[]> {
  const rows = await db.query<Columns<'media', 'key'>>(
    `select key from media where state = 'transcoding' and created_at < now() - interval '1 day'
      order by created_at limit 50`,
  );
  return rows.map(({ key }) => key);
}
