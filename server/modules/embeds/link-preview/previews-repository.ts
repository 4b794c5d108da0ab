import { createHash } from 'node:crypto';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';

type LinkBlock = components['schemas']['LinkBlock'];

/** A cached preview: the final address, the card without its image, and the image's key. */
export type StoredPreview = { url: string; block: LinkBlock; mediaKey: string | null };

const hashOf = (address: string): Buffer => createHash('sha256').update(address).digest();

/** Returns a preview of the last day; undefined when the page must be fetched. */
export async function freshPreview(db: Queryable, address: string): Promise<StoredPreview | undefined> {
  const row = await first<
    Columns<'link_previews', 'media_key', { preview: Omit<StoredPreview, 'mediaKey'> }>
  >(
    db,
    `select preview, media_key from link_previews
      where address_hash = $1 and fetched_at > now() - interval '1 day'`,
    [hashOf(address)],
  );
  return row && { ...row.preview, mediaKey: row.media_key };
}

/** Stores a preview in place of the previous one. */
export async function storePreview(
  db: Queryable,
  address: string,
  { mediaKey, ...preview }: StoredPreview,
): Promise<void> {
  await db.query(
    `insert into link_previews (address_hash, preview, media_key) values ($1, $2, $3)
     on conflict (address_hash)
     do update set preview = excluded.preview, media_key = excluded.media_key, fetched_at = now()`,
    [hashOf(address), json(preview), mediaKey],
  );
}
