import type { Database } from '#server/db/database.ts';

/** Columns that name a post together with its blog, which must be the post's blog. */
const NAMES_BOTH = [
  ['post_counts', 'root_blog_id', 'root_post_id'],
  ...[
    'bulk_change_posts',
    'choices',
    'gifs',
    'likes',
    'polls',
    'post_flags',
    'post_mutes',
    'post_search',
    'post_subscriptions',
    'post_tags',
    'replies',
    'reports',
    'saved_posts',
  ].map((table) => [table, 'blog_id', 'post_id'] as const),
] as const;

const ASTRAY = NAMES_BOTH.map(
  ([table, blog, post]) =>
    `select '${table}' as what, t.${post} as id from ${table} t join posts p on p.id = t.${post} where p.blog_id <> t.${blog}`,
);

/**
 * Returns counters that differ from the rows they count, and rows with another blog than their post's. Empty when all
 * are right.
 */
export function findCounterDrift(db: Database): Promise<{ what: string; id: string }[]> {
  return db.query(
    [
      ...ASTRAY,
      `select 'post_tags', p.id from posts p where coalesce((select array_agg(t.tag order by t.tag) from post_tags t
         where t.post_id = p.id), '{}') is distinct from case when p.state = 'published' then coalesce((select
         array_agg(distinct lower(t) order by lower(t)) from unnest(p.tags) t), '{}') else '{}' end`,
      `select 'post_search', p.id from posts p where (p.state = 'published') <> exists (
         select 1 from post_search s where s.post_id = p.id and s.position = p.position)`,
      `select 'blogs.post_count', b.id from blogs b where b.post_count <> (
         select count(*) from posts p where p.blog_id = b.id and p.state = 'published')`,
      `select 'tags.post_count', 0 from tags t where t.post_count <> (
         select count(*) from post_tags p where p.tag = t.tag)`,
      `select 'like_count', c.root_post_id from post_counts c where c.like_count <> (
         select count(*) from likes l where l.root_post_id = c.root_post_id)`,
      `select 'reblog_count', c.root_post_id from post_counts c where c.reblog_count <> (select count(*) from posts r
         where r.root_post_id = c.root_post_id and r.parent_post_id is not null and r.state = 'published')`,
      `select 'reply_count', c.root_post_id from post_counts c where c.reply_count <> (
         select count(*) from replies r where r.root_post_id = c.root_post_id and r.deleted_at is null and not r.is_self)`,
      `select 'self_reply_count', c.root_post_id from post_counts c where c.self_reply_count <> (
         select count(*) from replies r where r.root_post_id = c.root_post_id and r.deleted_at is null and r.is_self)`,
      `select 'trending', p.id from posts p join post_counts c on c.root_post_id = p.id join blogs b on b.id = p.blog_id
        where p.state = 'published' and c.position is distinct from case
          when b.is_hidden or b.is_private or b.is_unlisted or b.password_hash is not null then null else p.position end`,
      `select 'original', p.id from posts p where p.parent_post_id is null and p.root_blog_id <> p.blog_id`,
      `select 'queue_rank', p.id from posts p where (p.queue_rank is not null) <> (p.state = 'queued')`,
    ].join(' union all '),
  );
}
