import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publicBlog } from '#server/policies/blogs-sql.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import { fold, quoted } from '#server/search/words.ts';

type Image = components['schemas']['Image'];

export interface GifRow
  extends Columns<'gifs', 'embed_key' | 'title' | 'alt_text' | 'media' | 'poster' | 'sources'> {
  /** Largest first. */
  media: Image[];
  poster: Image | null;
  /** The post it was first used in, while that is public. */
  post_id: Tables['posts']['id'] | null;
  blog_uuid: Tables['blogs']['uuid'] | null;
  blog_name: Tables['blogs']['name'] | null;
  /** Name of the provider; null for the site's own library. The next three belong to it. */
  provider: Tables['gifs']['provider'];
  /** Local key of its files, and their addresses at the provider. */
  media_key: Tables['gifs']['media_key'];
  sources: { large: string; small: string } | null;
  /** Page of the GIF at the provider, if known. */
  page_url: Tables['gifs']['page_url'];
}

/** Maximum number of words that are searched. */
const MAX_SEARCH_WORDS = 8;

const GIFS = `
  select g.embed_key, g.title, g.alt_text, g.media, g.poster, p.id as post_id, b.uuid as blog_uuid, b.name as blog_name,
         g.provider, g.media_key, g.sources, g.page_url
    from gifs g
    left join ${publishedPosts('p').on} and p.blog_id = g.blog_id and p.id = g.post_id
    left join blogs b on b.id = p.blog_id and ${publicBlog('b')}
    left join post_counts c on c.root_blog_id = g.blog_id and c.root_post_id = g.post_id`;

/** Returns a tsquery with every word as a prefix, because the last one may be incomplete. */
function beginnings(typed: string): string {
  const words = fold(typed).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => `${quoted(word)}:*`)
    .join(' & ');
}

/** Returns the site's GIFs that match all words, or all GIFs without words; those with the most notes first. */
export function findGifs(db: Queryable, typed: string, offset: number, limit: number): Promise<GifRow[]> {
  return db.query<GifRow>(
    `${GIFS} where g.provider is null and ($1 = '' or g.words @@ $1::tsquery)
      order by coalesce(c.like_count + c.reblog_count + c.reply_count, 0) desc, g.embed_key
      offset $2 limit $3`,
    [beginnings(typed), offset, limit],
  );
}

/** Returns GIFs by their keys; unknown keys are left out. */
export async function gifsByKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, GifRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db.query<GifRow>(`${GIFS} where g.embed_key = any($1::text[])`, [[...new Set(keys)]]);
  return new Map(rows.map((row) => [row.embed_key, row]));
}
