import type { Database } from '../../server/db/database.ts';
import { READERS } from './benchmark.ts';

const BATCH_SIZE = 20_000;
/** Number of follows, blocks, mutes and filters of the {@link READERS}. */
const MANY_FOLLOWS_COUNT = 1000;
const BLOCK_COUNT = 40;
const FILTER_COUNT = 100;

/** Size of the generated data: a hundred posts per blog, fifty follows per member. */
export interface DatasetSize {
  posts: number;
  blogs: number;
  follows: number;
}

export function datasetOf(posts: number): DatasetSize {
  return { posts, blogs: Math.max(100, Math.round(posts / 100)), follows: 50 };
}

/**
 * Inserts the {@link READERS}. What `choosy` filters out occurs in none of their posts, so all of them see the same.
 */
function readersSql({ blogs, follows }: DatasetSize): string {
  const { many, calm, choosy } = READERS;
  const unfollowed = `(select b.id from blogs b where b.id not in (select blog_id from follows where user_id = ${choosy})
    and b.owner_id <> ${choosy} order by b.id limit ${BLOCK_COUNT})`;
  return `
      delete from follows where user_id in (${many}, ${calm}, ${choosy});
      insert into follows (user_id, blog_id, position)
        select ${many}, k, k from generate_series(1, least(${MANY_FOLLOWS_COUNT}, ${blogs})) k;
      insert into follows (user_id, blog_id, position)
        select u, 1 + (k * 13) % ${blogs}, k from unnest(array[${calm}, ${choosy}]) u, generate_series(1, ${follows}) k
        on conflict do nothing;
      insert into user_blocks (user_id, blocked_blog_id, blocked_user_id)
        select ${choosy}, id, owner_id from blogs where id in ${unfollowed};
      insert into user_mutes (user_id, blog_id, scopes)
        select ${choosy}, id, '{dashboard}' from blogs where id in ${unfollowed};
      insert into filtered_tags (user_id, tag, name, scopes)
        select ${choosy}, 'nowhere-' || k, 'nowhere-' || k, '{dashboard}' from generate_series(1, ${FILTER_COUNT}) k;
      insert into filtered_content (user_id, content, name, scopes)
        select ${choosy}, 'nowhere to read ' || k, 'nowhere to read ' || k, '{dashboard}'
          from generate_series(1, ${FILTER_COUNT}) k;
    `;
}

/**
 * Fills an empty, migrated database with members, blogs, follows, posts, tags and likes: every member likes the newest
 * post of the first blog, and its owner likes every twentieth post. The database generates all rows itself, so that a
 * million posts take minutes, not hours. Blog `bench-1` belongs to the first member.
 */
export async function fillDatabase(db: Database, filling: DatasetSize): Promise<void> {
  const { posts, blogs, follows } = filling;
  const run = (sql: string) => db.transaction((tx) => tx.script(sql), { isLong: true });
  await run(`
      insert into users (id, email, password_hash, birth_date, following_count)
        select n, 'bench-' || n || '@example.com', null, date '1990-01-01', ${follows} from generate_series(1, ${blogs}) n;
      insert into blogs (id, uuid, owner_id, name, title, post_count, follower_count)
        select n, 't:bench' || n, n, 'bench-' || n, 'Bench ' || n, ${Math.round(posts / blogs)}, ${follows}
          from generate_series(1, ${blogs}) n;
      insert into blog_members (blog_id, user_id, role, is_primary) select n, n, 'admin', true from generate_series(1, ${blogs}) n;
      insert into follows (user_id, blog_id, position)
        select u, 1 + (u * 7 + k * 13) % ${blogs}, u * 1000 + k
          from generate_series(1, ${blogs}) u, generate_series(1, ${follows}) k on conflict do nothing;
    `);
  await run(readersSql(filling));
  for (let from = 1; from <= posts; from += BATCH_SIZE) {
    const to = Math.min(posts, from + BATCH_SIZE - 1);
    // One post every 30 seconds up to now; blogs alternate in an order that is not that of their ids.
    await run(`
        insert into posts (id, blog_id, author_id, state, position, type, content, tags, slug, summary, reblog_key,
            root_post_id, root_blog_id, published_at)
          select p, b, b, 'published', p, case when n % 3 = 0 then 'photo' else 'text' end,
                 case when n % 3 = 0 then
                   '[{"type":"image","altText":"A hill","media":[{"url":"/media/world/hill_1280.webp","type":"webp","width":1280,"height":853}]},{"type":"text","text":"Morning over the hill."}]'::jsonb
                 else '[{"type":"text","text":"A few lines about the day, long enough to be a paragraph that somebody would write and somebody else would read."},{"type":"text","text":"And a second one."}]'::jsonb end,
                 array['tag-' || n % 200, 'bench'], 'a-few-lines', 'A few lines about the day', 'benchkey', p, b,
                 to_timestamp(((p >> 22) + 1136073600000) / 1000.0)
            from (select n, 1 + (n * 7919::bigint) % ${blogs} as b,
                         ((floor(extract(epoch from now()) * 1000)::bigint - 1136073600000 - (${posts} - n)::bigint * 30000) << 22) | (n % 4194304) as p
                    from generate_series(${from}, ${to}) n) made;
      `);
  }
  await run(`
      insert into post_counts (root_blog_id, root_post_id, type, position, like_count, reblog_count)
        select blog_id, id, type, position, (id >> 22) % 97, (id >> 22) % 13 from posts;
      insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id, position)
        select 1, id, blog_id, id, 1, position from posts where id % 20 = 0;
      insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id, position)
        select u.id, p.id, p.blog_id, p.id, u.id, p.position + u.id
          from (select * from posts where blog_id = 1 order by position desc limit 1) p, users u on conflict do nothing;
      update users set like_count = (select count(*) from likes where user_id = 1) where id = 1;
      update blogs set share_likes = true, share_following = true;
      insert into post_search (blog_id, post_id, position, words)
        select blog_id, id, position,
               array_to_tsvector(array['=post', '=' || type, '=blog:' || blog_id, '=original'] || array(select '#' || t from unnest(tags) t))
                 || setweight(to_tsvector('simple', array_to_string(tags, ' ')), 'A')
                 || setweight(to_tsvector('simple', (select string_agg(b ->> 'text', ' ') from jsonb_array_elements(content) b)), 'B')
                 || setweight(to_tsvector('simple', case when hashint8(id) % 5000 = 0 then 'zebra' else '' end), 'B')
          from posts;
      insert into post_tags (blog_id, post_id, tag, position, type, is_reblog)
        select blog_id, id, t, position, type, false from posts, unnest(tags) t;
      insert into tags (tag, name, post_count) select tag, tag, count(*) from post_tags group by tag;
    `);
  await db.query('analyze');
}
