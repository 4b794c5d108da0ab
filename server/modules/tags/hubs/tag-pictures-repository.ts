import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { stillPicture } from '#server/entities/post/still-picture.ts';
import { publicBlog } from '#server/policies/blogs-sql.ts';
import { visiblePosts } from '#server/policies/visible-posts.ts';

type Picture = components['schemas']['Image'][];

interface CandidateRow {
  tag: string;
  image: Pick<components['schemas']['ImageBlock'], 'media' | 'poster'>;
}

/** Number of a tag's posts that are searched, which bounds the cost for tags without images. */
const SCANNED_POSTS = 100;
/** Number of a tag's photo posts that are ranked. */
const RANKED_PHOTOS = 12;
/** Number of candidates per tag, for when its best images are already used by other tags. */
const CANDIDATES = 6;
/** Largest number of images per tag (schema Tag). */
export const MAX_TAG_PICTURES = 3;

/**
 * Returns up to `limit` images per tag, by the tag's normalized form: each the first image, as a still, of an active,
 * recent, original and public photo post. Every tag gets its first image before any gets a second; earlier tags choose
 * first, and no image is used twice. Tags without a suitable image are left out. Sizes are largest first.
 */
export async function tagGalleries(
  db: Queryable,
  tags: readonly string[],
  viewerId: string | null,
  limit: number,
): Promise<ReadonlyMap<string, readonly Picture[]>> {
  const rows = await db.query<CandidateRow>(
    `select named.tag, shown.image
       from unnest($1::text[]) with ordinality as named (tag, place)
      cross join lateral (
        select jsonb_path_query_first(p.content, '$[*] ? (@.type == "image")') as image,
               c.trend_score, p.id
          from (select * from (
                  select blog_id, post_id, position, type, is_reblog from post_tags
                   where tag = named.tag order by position desc limit $2
                ) recent where type = 'photo' and not is_reblog order by position desc limit $3) photos
          join blogs b on b.id = photos.blog_id and ${publicBlog('b')} and not b.is_adult
          join ${visiblePosts('met', '$5::bigint', { post: 'p', blog: 'b' }).on} and p.id = photos.post_id
          join post_counts c on c.root_post_id = p.id and c.position is not null
         where p.content_rating = 'clean'
           and (p.labels -> 'hasCommunityLabel' is not distinct from 'true'::jsonb) = false
         order by c.trend_score desc, p.id desc limit $4
      ) shown
      where shown.image is not null
      order by named.place, shown.trend_score desc, shown.id desc`,
    [tags, SCANNED_POSTS, RANKED_PHOTOS, CANDIDATES, viewerId],
  );
  const chosen = new Map<string, Picture[]>();
  const taken = new Set<string>();
  for (let round = 1; round <= limit; round += 1) {
    for (const { tag, image } of rows) {
      const picture = stillPicture(image);
      const [largest] = picture;
      const own = chosen.get(tag) ?? [];
      if (!largest || own.length >= round || taken.has(largest.url)) continue;
      chosen.set(tag, [...own, picture]);
      taken.add(largest.url);
    }
  }
  return chosen;
}

/** Returns one image per tag, chosen like those of `tagGalleries`. */
export async function tagPictures(
  db: Queryable,
  tags: readonly string[],
  viewerId: string | null,
): Promise<ReadonlyMap<string, Picture>> {
  const galleries = await tagGalleries(db, tags, viewerId, 1);
  return new Map([...galleries].flatMap(([tag, [first]]) => (first ? [[tag, first] as const] : [])));
}
