import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publicBlog } from '#server/policies/blogs-sql.ts';
import { publishedPosts, visiblePosts } from '#server/policies/visible-posts.ts';

/** A video channel as a member sees it. */
export interface VideoHubRow
  extends Columns<
    'video_hubs',
    'name' | 'title' | 'description' | 'accent_color' | 'curator_blog_id' | 'place'
  > {
  /** In normalized form. */
  tags: Tables['video_hubs']['tags'];
  followed: boolean;
  video_count: number;
  poster: components['schemas']['Image'][] | null;
}

/** Maximum of counted videos per channel, which bounds the cost of large channels. */
export const MAX_COUNTED = 1000;
/** Number of a tag's newest videos that are searched for one with a poster. */
const SCANNED_VIDEOS = 12;

const COLUMNS = `h.name, h.title, h.description, h.accent_color, h.tags, h.curator_blog_id, h.place,
  exists (select 1 from video_hub_follows f where f.user_id = $1::bigint and f.hub = h.name) as followed,
  (select count(*)::int from (
     select distinct t.blog_id, t.post_id
       from unnest(h.tags) as named (tag)
      cross join lateral (select blog_id, post_id from post_tags
                           where tag = named.tag and type = 'video' and not is_reblog
                           order by position desc limit ${MAX_COUNTED}) t
       join post_counts c on c.root_post_id = t.post_id and c.position is not null
      limit ${MAX_COUNTED}) videos) as video_count,
  (select jsonb_path_query_first(p.content, '$[*] ? (@.type == "video" && exists (@.poster[0])).poster')
     from unnest(h.tags) as named (tag)
    cross join lateral (select blog_id, post_id, position from post_tags
                         where tag = named.tag and type = 'video' and not is_reblog
                         order by position desc limit ${SCANNED_VIDEOS}) t
     join blogs b on b.id = t.blog_id and ${publicBlog('b')} and not b.is_adult
     join ${visiblePosts('met', '$1::bigint', { post: 'p', blog: 'b' }).on} and p.id = t.post_id
    where p.content_rating = 'clean'
      and jsonb_path_exists(p.content, '$[*] ? (@.type == "video" && exists (@.poster[0]))')
    order by t.position desc limit 1) as poster`;

const LIST = `select ${COLUMNS} from video_hubs h where h.place > $2 and h.name <> $3 order by h.place limit $4`;
const FIRST_WITH_VIDEOS = `
  select * from (select ${COLUMNS} from video_hubs h order by h.place limit $2) h
   where h.video_count > 0 order by h.place limit 1`;

/** Returns channels after a position of the list, in order, without the featured one. */
export function videoHubs(
  db: Queryable,
  viewerId: string,
  page: { after: number; except: string; count: number },
): Promise<VideoHubRow[]> {
  return db.query<VideoHubRow>(LIST, [viewerId, page.after, page.except, page.count]);
}

/** Returns the first channel with videos among a number of channels: the featured one. */
export function firstVideoHub(
  db: Queryable,
  viewerId: string,
  among: number,
): Promise<VideoHubRow | undefined> {
  return first<VideoHubRow>(db, FIRST_WITH_VIDEOS, [viewerId, among]);
}

/** Returns a channel by its name. */
export function videoHubNamed(
  db: Queryable,
  viewerId: string,
  name: string,
): Promise<VideoHubRow | undefined> {
  return first<VideoHubRow>(db, `select ${COLUMNS} from video_hubs h where h.name = $2`, [viewerId, name]);
}

const RELATED = `select ${COLUMNS} from video_hubs h where h.name <> $2
  order by (select count(*) from unnest(h.tags) as tag where tag = any($3::text[])) desc, h.place limit $4`;

/** Returns other channels, those that share most tags first. */
export function relatedVideoHubs(
  db: Queryable,
  viewerId: string,
  { name, tags }: Pick<VideoHubRow, 'name' | 'tags'>,
  count: number,
): Promise<VideoHubRow[]> {
  return db.query<VideoHubRow>(RELATED, [viewerId, name, tags, count]);
}

/** Returns the position of a video in a channel with these tags; undefined when it does not belong to it. */
export async function videoPosition(
  db: Queryable,
  tags: readonly string[],
  postId: string,
): Promise<string | undefined> {
  const row = await first<Columns<'post_tags', 'position'>>(
    db,
    `select t.position from post_tags t join ${publishedPosts('p').on} and p.blog_id = t.blog_id and p.id = t.post_id
      where p.id = $1 and t.tag = any($2::text[]) and t.type = 'video' and not t.is_reblog limit 1`,
    [postId, tags],
  );
  return row?.position;
}

/** Follows a channel. Idempotent. */
export async function insertHubFollow(tx: Queryable, userId: string, hub: string): Promise<void> {
  await tx.query('insert into video_hub_follows (user_id, hub) values ($1, $2) on conflict do nothing', [
    userId,
    hub,
  ]);
}

/** Unfollows a channel. Idempotent. */
export async function deleteHubFollow(tx: Queryable, userId: string, hub: string): Promise<void> {
  await tx.query('delete from video_hub_follows where user_id = $1 and hub = $2', [userId, hub]);
}

/** Returns the tags of all channels a member follows, in normalized form. */
export async function followedHubTags(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ tag: string }>(
    `select distinct unnest(h.tags) as tag from video_hub_follows f join video_hubs h on h.name = f.hub
      where f.user_id = $1`,
    [userId],
  );
  return rows.map(({ tag }) => tag);
}

/** Inserts a channel at the end of the list, or updates one in its position. */
export async function saveVideoHub(
  db: Queryable,
  hub: { name: string; title: string; accentColor: string; tags: readonly string[] },
): Promise<void> {
  await db.query(
    `insert into video_hubs (name, title, accent_color, tags, place)
     select $1, $2, $3, $4::text[], coalesce(max(place) + 1, 0) from video_hubs
     on conflict (name) do update set title = excluded.title, accent_color = excluded.accent_color,
       tags = excluded.tags`,
    [hub.name, hub.title, hub.accentColor, hub.tags],
  );
}
