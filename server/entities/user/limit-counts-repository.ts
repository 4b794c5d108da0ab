import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { firstIdAt } from '#server/core/ids.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { published } from '#server/policies/post-rules.ts';
import { DAY_SECONDS } from './limit-locks-repository.ts';

type LimitState = components['schemas']['LimitState'];
type Name =
  | 'posts'
  | 'likes'
  | 'follows'
  | 'blogs'
  | 'images'
  | 'videos'
  | 'videoSeconds'
  | 'audio'
  | 'followedBlogs'
  | 'filteredTags';

/** The used amount of a limit and the time of its first use (seconds since 1970); null when unused. */
interface Used {
  count: number;
  since: number | null;
}

const sinceTime = 'floor(extract(epoch from min(created_at)))::float8';
function media(kind: string) {
  return `select '${kind}' as name, count(*)::int as count, ${sinceTime} as since from media
    where owner_id = $1 and kind = '${kind}' and created_at > to_timestamp($2)`;
}

/** A member's counts of the last day and of current totals; the limits themselves are enforced by the same counts. */
const USED = `
  select 'posts' as name, count(*)::int as count, ${sinceTime.replace('created_at', 'p.published_at')} as since
    from blog_members m join posts p on p.blog_id = m.blog_id
   where m.user_id = $1 and p.author_id = $1 and ${published.sql('p', null)} and p.position > $3
  union all select 'likes', count(*)::int, ${sinceTime} from likes where user_id = $1 and position > $3
  union all select 'follows', count(*)::int, ${sinceTime} from follows
   where user_id = $1 and created_at > to_timestamp($2)
  union all select 'blogs', count(*)::int, ${sinceTime} from blogs b
   where owner_id = $1 and created_at > to_timestamp($2)
     and not exists (select 1 from blog_members m where m.blog_id = b.id and m.user_id = $1 and m.is_primary)
  union all ${media('image')} union all ${media('video')} union all ${media('audio')}
 
  union all select 'videoSeconds', coalesce(ceil(sum(duration)), 0)::int, ${sinceTime} from media
   where owner_id = $1 and kind = 'video' and created_at > to_timestamp($2)
  union all select 'followedBlogs', count(*)::int, null from follows where user_id = $1
  union all select 'filteredTags', count(*)::int, null from filtered_tags
   where user_id = $1 and (expires_at is null or expires_at > now())`;

const NAMES: Record<string, Name> = { image: 'images', video: 'videos' };

/** Returns a member's used amount of each limit. A day is the last 24 hours. */
export async function usedLimits(db: Queryable, userId: string, now: number): Promise<Map<Name, Used>> {
  const since = now / 1000 - DAY_SECONDS;
  const rows = await db.query<Used & { name: string }>(USED, [userId, since, firstIdAt(since * 1000)]);
  return new Map(
    rows.map(({ name, count, since: start }) => [NAMES[name] ?? (name as Name), { count, since: start }]),
  );
}

/** Counts the blogs a member created since that moment (seconds since 1970), without the primary one. */
export async function countNewBlogs(db: Queryable, userId: string, since: number): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from blogs b where owner_id = $1 and created_at > to_timestamp($2)
        and not exists (select 1 from blog_members m where m.blog_id = b.id and m.user_id = $1 and m.is_primary)`,
    [userId, since],
  );
  return row?.count ?? 0;
}

/** Counts the posts in the queue of a blog. */
export async function countQueued(db: Queryable, blogId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    "select count(*)::int as count from posts where blog_id = $1 and state = 'queued'",
    [blogId],
  );
  return row?.count ?? 0;
}

/** Returns the shape of a limit. A daily limit resets when its first use is a day old. */
function stateOf(description: string, limit: number, used: Used = { count: 0, since: null }): LimitState {
  const { count, since } = used;
  return {
    description,
    limit,
    remaining: Math.max(0, limit - count),
    ...(since === null ? {} : { resetTs: since + DAY_SECONDS }),
  };
}

/** Returns the limits that apply to posting. */
export function presentPosting(used: ReadonlyMap<Name, Used>, queued: number) {
  return {
    posts: stateOf('Posts a day', limits.postsPerDay, used.get('posts')),
    queuedPosts: stateOf('Posts in the queue', limits.queuedPosts, { count: queued, since: null }),
    images: stateOf('Pictures a day', limits.imagesPerDay, used.get('images')),
    videos: stateOf('Videos a day', limits.videosPerDay, used.get('videos')),
    videoSeconds: stateOf('Seconds of video a day', limits.videoSecondsPerDay, used.get('videoSeconds')),
    audio: stateOf('Pieces of sound a day', limits.audioPerDay, used.get('audio')),
  };
}

/** Returns all limits of a member. */
export function presentUserLimits(
  used: ReadonlyMap<Name, Used>,
  queued: number,
): components['schemas']['UserLimits'] {
  const { audio: _, ...posting } = presentPosting(used, queued);
  return {
    ...posting,
    blogs: stateOf('New blogs a day', limits.blogsPerDay, used.get('blogs')),
    follows: stateOf('Blogs followed a day', limits.followsPerDay, used.get('follows')),
    likes: stateOf('Likes a day', limits.likesPerDay, used.get('likes')),
    followedBlogs: stateOf('Blogs you follow', limits.followedBlogs, used.get('followedBlogs')),
    filteredTags: stateOf('Tags you filter', limits.filteredTags, used.get('filteredTags')),
  };
}
