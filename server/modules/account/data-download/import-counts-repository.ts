import type { Columns } from '#server/db/columns.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { closesAfter, pollsOf } from '#server/modules/posts/polls/polls.ts';
import { addTags } from '#server/modules/posts/publishing/publish-repository.ts';
import { published } from '#server/policies/post-rules.ts';
import { indexPost } from '#server/search/repository.ts';
import type { Owners } from './import-rows.ts';

/** Number of posts indexed at once. */
const BATCH_SIZE = 200;

type Arrived = Pick<
  PostRow,
  'id' | 'blog_id' | 'type' | 'tags' | 'content' | 'position' | 'parent_post_id' | 'state'
> &
  Columns<'posts', 'root_post_id' | 'root_blog_id'>;

const MINE = '(select id from blogs where owner_id = $1)';

/** Writes the rows of imported polls that voting needs. A poll that was only known from ballots becomes complete. */
export async function restorePolls(tx: Transaction, { me }: Owners): Promise<void> {
  await eachPost(tx, me, `content @> '[{"type":"poll"}]'`, async (post) => {
    for (const poll of pollsOf(post.content)) {
      await tx.query(
        `insert into polls (id, blog_id, post_id, answers, votes, multiple_choice, expire_after)
         values ($1, $2, $3, $4, array_fill(0, array[cardinality($4::text[])]), $5, $6)
         on conflict (id) do update set answers = excluded.answers, votes = excluded.votes,
           multiple_choice = excluded.multiple_choice, expire_after = excluded.expire_after
         where polls.post_id = excluded.post_id`,
        [
          poll.clientId,
          post.blog_id,
          post.id,
          poll.answers.map(({ clientId }) => clientId),
          poll.settings.multipleChoice,
          closesAfter(poll),
        ],
      );
    }
  });
}

/** Writes all dependent data of imported posts: tags, search, counters. Sends no notifications. */
export async function announceArrived(tx: Transaction, owners: Owners): Promise<void> {
  const { me } = owners;
  const isNew = `${published.sql('posts', null)}
    and not exists (select 1 from post_search s where s.blog_id = posts.blog_id and s.post_id = posts.id)`;
  await eachPost(tx, me, isNew, async (post) => {
    await addTags(tx, {
      id: post.id,
      blogId: post.blog_id,
      communityId: null,
      rootId: post.root_post_id,
      rootBlogId: post.root_blog_id,
      position: post.position ?? post.id,
      type: post.type,
      tags: post.tags,
      isReblog: post.parent_post_id !== null,
    });
    await indexPost(tx, post.blog_id, post.id);
  });
  for (const sql of RECOUNTED) await tx.query(sql, [me]);
}

async function eachPost(
  tx: Queryable,
  me: string,
  which: string,
  act: (post: Arrived) => Promise<void>,
): Promise<void> {
  for (let after = '0'; ; ) {
    const posts = await tx.query<Arrived>(
      `select id, blog_id, type, tags, content, position, parent_post_id, root_post_id, root_blog_id, state from posts
        where id > $2 and (blog_id in ${MINE} or author_id = $1) and state <> 'deleted' and ${which}
        order by id limit ${BATCH_SIZE}`,
      [me, after],
    );
    for (const post of posts) await act(post);
    const last = posts.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Counters that are recomputed from this site's rows: actions of other members stay on their site. */
const RECOUNTED = [
  `insert into post_counts (root_blog_id, root_post_id, type, position)
   select b.id, p.id, p.type,
          case when b.is_hidden or b.is_private or b.is_unlisted or b.password_hash is not null then null else p.position end
     from posts p join blogs b on b.id = p.blog_id
    where p.parent_post_id is null and ${published.sql('p', null)} and (b.owner_id = $1 or p.author_id = $1)
   on conflict (root_post_id) do nothing`,
  `update post_counts c set
     like_count = (select count(*) from likes l where l.root_post_id = c.root_post_id),
     reblog_count = (select count(*) from posts p
                      where p.root_post_id = c.root_post_id and p.parent_post_id is not null and ${published.sql('p', null)}),
     reply_count = (select count(*) from replies r
                     where r.root_post_id = c.root_post_id and not r.is_self and r.deleted_at is null),
     self_reply_count = (select count(*) from replies r
                          where r.root_post_id = c.root_post_id and r.is_self and r.deleted_at is null)
   where c.root_post_id in (
     select id from posts where blog_id in ${MINE}
     union select root_post_id from likes where user_id = $1
     union select root_post_id from replies where user_id = $1
     union select root_post_id from posts where blog_id in ${MINE})`,
  `update blogs b set
     post_count = (select count(*) from posts p where p.blog_id = b.id and ${published.sql('p', null)}),
     follower_count = (select count(*) from follows f where f.blog_id = b.id)
   where b.owner_id = $1 or b.id in (select blog_id from follows where user_id = $1)`,
  `update users u set
     like_count = (select count(*) from likes l where l.user_id = u.id),
     following_count = (select count(*) from follows f where f.user_id = u.id)
   where u.id = $1`,
  `insert into tags (tag, name) select tag, tag from tag_follows where user_id = $1 on conflict do nothing`,
  `update tags t set follower_count = (select count(*) from tag_follows f where f.tag = t.tag)
   where t.tag in (select tag from tag_follows where user_id = $1)`,
  `update polls p set voter_count = (select count(*) from poll_ballots b where b.poll_id = p.id),
     votes = array(select (select count(*)::int from poll_ballots b where b.poll_id = p.id and a.answer = any(b.answers))
                     from unnest(p.answers) with ordinality a(answer, n) order by n)
   where p.blog_id in ${MINE} or p.id in (select poll_id from poll_ballots where user_id = $1)`,
  `update user_blocks set blocked_user_id = $1 where blocked_blog_id in ${MINE}`,
  `update blog_blocks set blocked_user_id = $1 where blocked_blog_id in ${MINE}`,
  // Creates the other side of each conversation, so that it continues when that member is imported.
  `insert into conversation_sides (conversation_id, blog_id, other_blog_id, newest_message_id)
   select s.conversation_id, s.other_blog_id, s.blog_id,
          (select max(m.id) from messages m where m.conversation_id = s.conversation_id)
     from conversation_sides s where s.blog_id in ${MINE}
   on conflict do nothing`,
] as const;
