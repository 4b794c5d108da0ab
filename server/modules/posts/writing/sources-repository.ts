import type { Queryable } from '#server/db/database.ts';

export interface UploadRow {
  key: string;
  owner_id: string;
  /** The files of it that exist. */
  files: string[];
}

/** What is known of uploads by their keys. */
export async function uploadsByKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, UploadRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db.query<UploadRow>(
    `select key, owner_id, array(select v ->> 'file' from jsonb_array_elements(variants) v) as files
       from media where key = any($1::text[])`,
    [[...new Set(keys)]],
  );
  return new Map(rows.map((row) => [row.key, row]));
}
