import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

export interface UploadRow extends Columns<'media', 'key' | 'owner_id' | 'height'> {
  /** Existing files of the upload; images with their size in pixels. */
  files: { file: string; width?: number; height?: number }[];
  /** Of a video, in pixels. */
  width: Tables['media']['width'];
  /** True when it is the preview image of an external page, which has no owner here. */
  is_of_page: boolean;
}

/** Returns uploads by their keys. */
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
