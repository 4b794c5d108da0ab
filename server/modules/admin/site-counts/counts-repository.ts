import { first, type Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

interface Counted {
  total: number;
  day: number;
  week: number;
}

/** Counts of the site. */
export interface CountsRow {
  members: Counted;
  blogs: Counted;
  posts: Counted;
  uploads: Counted;
  upload_bytes: number;
  active: { day: number; week: number };
  suspended: number;
}

/** Returns SQL for the number of rows, and of those newer than $1. */
function counted(from: string, at = 'created_at'): string {
  const since = (days: number) => `count(*) filter (where ${at} > $1::timestamptz - interval '${days} days')`;
  return `(select jsonb_build_object('total', count(*), 'day', ${since(1)}, 'week', ${since(7)}) from ${from})`;
}

const SEEN = `select user_id, last_seen_at from sessions union all select user_id, last_seen_at from access_tokens`;
function seenSince(days: number): string {
  return `count(distinct user_id) filter (where last_seen_at > $1::timestamptz - interval '${days} days')`;
}

/** Counts everything. Reads whole tables, so it must not run for every request. */
export async function countSite(db: Queryable, now: Date): Promise<CountsRow> {
  const row = await first<CountsRow>(
    db,
    `select ${counted("users where state in ('active', 'partial')")} as members,
            ${counted("blogs where state = 'active'")} as blogs,
            ${counted(publishedPosts('p').where, 'coalesce(published_at, created_at)')} as posts,
            ${counted('media')} as uploads,
            (select coalesce(sum(bytes), 0)::float8 from media) as upload_bytes,
            (select jsonb_build_object('day', ${seenSince(1)}, 'week', ${seenSince(7)}) from (${SEEN}) seen) as active,
            (select count(*)::int from users where state = 'suspended') as suspended`,
    [now.toISOString()],
  );
  if (!row) throw new Error('Nothing was counted');
  return row;
}
