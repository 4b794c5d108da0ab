import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Metadata of an uploaded image besides its sizes. */
export interface UploadFacts extends Columns<'media', 'colors'> {
  bytes: number;
  colors: components['schemas']['ImageInfo']['colors'];
}

/** Returns the metadata of an uploaded image; undefined for one that was not uploaded here. */
export async function uploadFacts(db: Queryable, mediaKey: string): Promise<UploadFacts | undefined> {
  return first<UploadFacts>(
    db,
    "select bytes::float8 as bytes, colors from media where key = $1 and kind = 'image'",
    [mediaKey],
  );
}
