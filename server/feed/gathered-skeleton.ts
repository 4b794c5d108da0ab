import type { Queryable } from '#server/db/database.ts';
import { publishedInSpace, publishedPosts } from '#server/policies/visible-posts.ts';
import { type PlacedRow, type Skeleton, START_OF_LIST } from './skeletons.ts';

/** Sources of the posts, and restrictions on them. */
export interface Sources {
  blogIds: readonly string[];
  /** Tags in normalised form. */
  tags: readonly string[];
  /** Communities that the viewer may look into. */
  communityIds?: readonly string[];
  /** The viewer, who does not see again what they reported in a community. */
  viewerId?: string;
  /** Post types; all when empty. */
  types?: readonly string[];
  hideReblogs?: boolean;
}

// Each blog, each tag and each community contributes its newest posts; a post of several sources appears once.
const GATHERED = `
  select id, position from (
    (select n.id, n.position from unnest($1::bigint[]) as source (blog_id) cross join lateral (
       select p.id, p.position from ${publishedPosts('p').where}
          and p.blog_id = source.blog_id and p.position < $3
          and (cardinality($5::text[]) = 0 or p.type = any($5)) and not ($6 and p.parent_post_id is not null)
        order by p.position desc limit $4) n
      order by n.position desc limit $4)
    union
    (select n.id, n.position from unnest($2::text[]) as source (tag) cross join lateral (
       select t.post_id as id, t.position from post_tags t
        where t.tag = source.tag and t.position < $3
          and (cardinality($5::text[]) = 0 or t.type = any($5)) and not ($6 and t.is_reblog)
        order by t.position desc limit $4) n
      order by n.position desc limit $4)
    union
    (select n.id, n.position from unnest($7::bigint[]) as source (community_id) cross join lateral (
       select p.id, p.position from ${publishedInSpace('p', 'source.community_id')} and p.position < $3
          and (cardinality($5::text[]) = 0 or p.type = any($5)) and not ($6 and p.parent_post_id is not null)
          and not exists (select 1 from community_reports r where r.user_id = $8::bigint and r.thing_id = p.id)
        order by p.position desc limit $4) n
      order by n.position desc limit $4)
  ) gathered order by position desc limit $4`;

/** Returns the skeleton of posts of some blogs, with some tags and in some communities, newest first, each once. */
export function gatheredSkeleton(db: Queryable, sources: Sources): Skeleton {
  const { blogIds, tags, types = [], hideReblogs = false, communityIds = [], viewerId = null } = sources;
  return async (after, count) => {
    const rows = await db.query<PlacedRow>(GATHERED, [
      blogIds,
      tags,
      after?.[0] ?? START_OF_LIST,
      count,
      types,
      hideReblogs,
      communityIds,
      viewerId,
    ]);
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}
