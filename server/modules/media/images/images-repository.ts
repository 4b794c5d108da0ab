import type { components } from '#generated/types/api.d.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** What is known of an uploaded picture besides its sizes. */
export interface UploadFacts {
  bytes: number;
  colors: components['schemas']['ImageInfo']['colors'];
}

/** The facts of an uploaded picture; undefined for one that was not uploaded here. */
export async function uploadFacts(db: Queryable, mediaKey: string): Promise<UploadFacts | undefined> {
  return first<UploadFacts>(
    db,
    "select bytes::float8 as bytes, colors from media where key = $1 and kind = 'image'",
    [mediaKey],
  );
}
