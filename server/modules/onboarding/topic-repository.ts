import { tagKey } from '#server/core/tags.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { KIND_TAGS } from '#server/modules/tags/kind-tags.ts';
import { deleteTagFollow, insertTagFollow } from '#server/modules/tags/tag-repository.ts';

/** A tag offered as a topic during onboarding. */
export interface TopicRow {
  tag: string;
  name: string;
  followed: boolean;
  /** Tags that occur with it most often, in their display form. */
  related: string[];
}

/** Number of trending posts whose tags are ranked. */
const TRENDING_POSTS = 300;
/** Maximum number of ranked tags, the most active and the most used. */
const RANKED_TAGS = 120;
/** Number of a tag's newest posts whose other tags are counted. */
const RECENT_POSTS = 60;

// Tags with recent activity by many blogs come first (a series title of one blog is hardly a topic), then the most used
// ones. The member's chosen topics and the hand-chosen tags with posts are always included: a returning member finds
// theirs, and a hand-chosen topic need not be lively.
const TOPICS = `
  with hot as (
    select root_blog_id, root_post_id from post_counts where position is not null
     order by trend_score desc, root_post_id desc limit ${TRENDING_POSTS}
  ), lively as (
    select pt.tag, count(*) * ln(1 + count(distinct pt.blog_id)) as uses from hot
      join post_tags pt on pt.blog_id = hot.root_blog_id and pt.post_id = hot.root_post_id
     where pt.tag <> all($4::text[]) group by pt.tag
  ), most_used as (
    select tag from tags where post_count > 0 and tag <> all($4::text[])
     order by post_count desc, tag limit ${RANKED_TAGS}
  ), named as (
    select tag from lively union select tag from most_used
    union select tag from onboarding_topics where user_id = $1
    union select tag from tags where tag = any($3::text[]) and post_count > 0
  )
  select t.tag, t.name, f.tag is not null as followed
    from named n join tags t on t.tag = n.tag
    left join lively l on l.tag = t.tag
    left join tag_follows f on f.tag = t.tag and f.user_id = $1
   order by (f.tag is not null) desc, (t.tag = any($3::text[])) desc, coalesce(l.uses, 0) desc, t.post_count desc, t.tag limit $2`;

const RELATED = `
  select named.tag, array_agg(t.name order by beside.uses desc, t.tag) as related
    from unnest($1::text[]) as named (tag)
   cross join lateral (
     select pt.tag, count(*) as uses
       from (select blog_id, post_id from post_tags where tag = named.tag order by position desc limit ${RECENT_POSTS}) recent
       join post_tags pt on pt.blog_id = recent.blog_id and pt.post_id = recent.post_id
      where pt.tag <> named.tag group by pt.tag order by uses desc, pt.tag limit 3
   ) beside
    join tags t on t.tag = beside.tag group by named.tag`;

/**
 * Returns tags for a new member to choose from: followed ones, then hand-chosen ones with posts, then the most active but those that only name a kind of post.
 *
 * @param handChosen normalized tags
 */
export async function topicRows(
  db: Queryable,
  userId: string,
  handChosen: readonly string[],
  limit: number,
): Promise<TopicRow[]> {
  const rows = await db.query<Omit<TopicRow, 'related'>>(TOPICS, [userId, limit, handChosen, KIND_TAGS]);
  const beside = await db.query<{ tag: string; related: string[] }>(RELATED, [rows.map(({ tag }) => tag)]);
  const related = new Map(beside.map((row) => [row.tag, row.related]));
  return rows.map((row) => ({ ...row, related: related.get(row.tag) ?? [] }));
}

/**
 * Follows these tags in place of the topics chosen before; other follows stay. Ordered by tag, so that concurrent
 * members cannot deadlock.
 */
export async function replaceTopics(tx: Queryable, userId: string, tags: readonly string[]): Promise<void> {
  await tx.query('select 1 from users where id = $1 for no key update', [userId]);
  const chosen = new Map(tags.map((tag) => [tagKey(tag), tag]));
  const rows = await tx.query<Columns<'onboarding_topics', 'tag'>>(
    'select tag from onboarding_topics where user_id = $1',
    [userId],
  );
  const before = new Set(rows.map(({ tag }) => tag));
  for (const key of [...new Set([...before, ...chosen.keys()])].sort()) {
    const tag = chosen.get(key);
    if (tag === undefined) {
      await deleteTagFollow(tx, userId, key);
      await tx.query('delete from onboarding_topics where user_id = $1 and tag = $2', [userId, key]);
    } else if (!before.has(key) && (await insertTagFollow(tx, userId, tag))) {
      await tx.query('insert into onboarding_topics (user_id, tag) values ($1, $2)', [userId, key]);
    }
  }
}
