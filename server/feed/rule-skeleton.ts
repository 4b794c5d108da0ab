import type { Queryable, SqlValue } from '#server/db/database.ts';
import { UNPREPARED } from '#server/db/planner.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import { mergeSkeletons } from './joined-skeletons.ts';
import { type PlacedRow, type Skeleton, START_OF_LIST } from './skeletons.ts';

/** Blogs, tags, or tags of blogs, whose posts a rule finds. */
export interface RuleClause {
  /** Undefined for any blog. */
  blogIds: readonly string[] | undefined;
  /** In normalised form; undefined for any tag. */
  tags: readonly string[] | undefined;
  /** True when a post needs all of the tags. */
  needsAllTags: boolean;
}

/** A rule that finds posts: those of any clause which nothing excludes. */
export interface PostRule {
  clauses: readonly RuleClause[];
  excludedBlogIds: readonly string[];
  /** In normalised form. */
  excludedTags: readonly string[];
  /** Words as a tsquery of the post index; null for none. */
  excludedWords: string | null;
  originalsOnly: boolean;
  /** Post types; all when empty. */
  types: readonly string[];
  /** Collection whose posts kept by hand are left out, because they are listed already. */
  exceptCollectionId?: string;
  /** Position at or below which the list ends. */
  above?: string;
}

/**
 * Conditions on a candidate, which is a post or its row in post_tags. They are part of the scan of each source, so that
 * a page is full although much is excluded.
 */
function kept(alias: string, id: string, isReblog: string): string {
  return `${alias}.position < $1 and ${alias}.position > $2
    and (cardinality($4::text[]) = 0 or ${alias}.type = any($4)) and not ($5 and ${isReblog})
    and not (${alias}.blog_id = any($6::bigint[]))
    and (cardinality($7::text[]) = 0 or not exists (select 1 from post_tags e
      where e.blog_id = ${alias}.blog_id and e.post_id = ${id} and e.tag = any($7)))
    and ($8::text is null or not exists (select 1 from post_search w
      where w.blog_id = ${alias}.blog_id and w.post_id = ${id} and w.words @@ $8::tsquery))
    and ($9::bigint is null or not exists (select 1 from collection_items k
      where k.collection_id = $9 and k.post_id = ${id}))`;
}

const OF_POST = kept('p', 'p.id', 'p.parent_post_id is not null');
const OF_TAG = kept('t', 't.post_id', 't.is_reblog');
/** Tags whose posts are read: where all are needed, the rarest, and the others are looked up. */
const SOURCE_TAGS = `(select s.tag from unnest($10::text[]) as s (tag) left join tags g on g.tag = s.tag
   order by coalesce(g.post_count, 0), s.tag limit case when $11 then 1 else 1000 end)`;
const HAS_TAGS = `(not $11 or cardinality($10::text[]) = (select count(*) from post_tags a
   where a.blog_id = t.blog_id and a.post_id = t.post_id and a.tag = any($10)))`;

/** Each source contributes its newest posts; a post of several sources appears once. */
function gathered(sources: string, candidates: string): string {
  return `${UNPREPARED} select distinct n.id, n.position from ${sources} cross join lateral (${candidates}
    limit $3) n order by n.position desc limit $3`;
}

const BLOGS = gathered(
  'unnest($10::bigint[]) as source (blog_id)',
  `select p.id, p.position from ${publishedPosts('p').where} and p.blog_id = source.blog_id and ${OF_POST}
    order by p.position desc`,
);
const TAGS = gathered(
  `${SOURCE_TAGS} source`,
  `select t.post_id as id, t.position from post_tags t where t.tag = source.tag and ${OF_TAG} and ${HAS_TAGS}
    order by t.position desc`,
);
const TAGS_OF_BLOGS = gathered(
  `unnest($12::bigint[]) as source (blog_id) cross join ${SOURCE_TAGS} tag`,
  `select t.post_id as id, t.position from post_tags t
    where t.blog_id = source.blog_id and t.tag = tag.tag and ${OF_TAG} and ${HAS_TAGS} order by t.position desc`,
);

function statementOf({ blogIds, tags, needsAllTags }: RuleClause): [sql: string, values: SqlValue[]] {
  if (tags === undefined) return [BLOGS, [blogIds ?? []]];
  if (blogIds === undefined) return [TAGS, [tags, needsAllTags]];
  return [TAGS_OF_BLOGS, [tags, needsAllTags, blogIds]];
}

/** Returns the skeleton of the posts that a rule finds, newest first. */
export function ruleSkeleton(db: Queryable, rule: PostRule): Skeleton {
  const lists = rule.clauses.map((clause): Skeleton => {
    const [sql, values] = statementOf(clause);
    return async (after, count) => {
      const rows = await db.query<PlacedRow>(sql, [
        after?.[0] ?? START_OF_LIST,
        rule.above ?? '0',
        count,
        rule.types,
        rule.originalsOnly,
        rule.excludedBlogIds,
        rule.excludedTags,
        rule.excludedWords,
        rule.exceptCollectionId ?? null,
        ...values,
      ]);
      return rows.map(({ id, position }) => ({ id, key: [position] }));
    };
  });
  return mergeSkeletons(lists);
}
