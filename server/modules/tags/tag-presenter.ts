import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { MAX_TAG_PICTURES, tagGalleries, tagPictures } from './hubs/tag-pictures-repository.ts';
import type { TagRow } from './tag-repository.ts';

type Tag = components['schemas']['Tag'];

/** Presents a tag in the contract's shape. */
export function presentTag(row: TagRow): Tag {
  return {
    name: row.name,
    isFollowed: row.followed,
    postCount: row.post_count,
    followerCount: row.follower_count,
  };
}

/** Presents tags with a picture of their posts, where they have one. */
export async function presentTagsWithPictures(
  db: Queryable,
  rows: readonly TagRow[],
  viewerId: string | null,
): Promise<Tag[]> {
  const pictures = await tagPictures(
    db,
    rows.map(({ tag }) => tag),
    viewerId,
  );
  return rows.map((row) => {
    const thumb = pictures.get(row.tag);
    return { ...presentTag(row), ...(thumb ? { thumb } : {}) };
  });
}

/** Presents trending or recommended tags with up to three pictures of their posts. */
export async function presentTagsWithGalleries(
  db: Queryable,
  rows: readonly TagRow[],
  viewerId: string | null,
): Promise<Tag[]> {
  const galleries = await tagGalleries(
    db,
    rows.map(({ tag }) => tag),
    viewerId,
    MAX_TAG_PICTURES,
  );
  return rows.map((row) => {
    const [thumb, ...others] = galleries.get(row.tag) ?? [];
    return { ...presentTag(row), ...(thumb ? { thumb, pictures: [thumb, ...others] } : {}) };
  });
}
