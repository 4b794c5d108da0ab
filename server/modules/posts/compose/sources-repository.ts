import type { Queryable } from '#server/db/database.ts';

export interface UploadRow {
  key: string;
  owner_id: string;
  /** The files of it that exist; pictures with their sizes in pixels. */
  files: { file: string; width?: number; height?: number }[];
  /** Of a film, in pixels. */
  width: number | null;
  height: number | null;
  /** Whether it is the picture of a page elsewhere, which belongs to nobody here. */
  is_of_page: boolean;
}

/** What is known of uploads by their keys. */
export async function uploadsByKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, UploadRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db.query<UploadRow>(
    `select key, owner_id, variants as files, width, height,
            exists (select 1 from link_previews p where p.media_key = media.key) as is_of_page
       from media where key = any($1::text[])`,
    [[...new Set(keys)]],
  );
  return new Map(rows.map((row) => [row.key, row]));
}
