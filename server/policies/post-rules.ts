import { isMember } from '#server/membership/members-sql.ts';
import { all, fact, relation, some } from './rule.ts';

/** Properties of a post that decide its visibility, once its blog is readable. */
export interface PostFacts {
  state: string;
  /** The community it lives in; null for a post of a blog. */
  community_id: string | null;
  /** True when it lives in a community of which the viewer is a member. */
  is_community_member?: boolean;
  /** True when the viewer writes for its blog. */
  is_own: boolean;
  /** True when it privately answers the viewer's ask. */
  is_answer_to_viewer?: boolean;
}

/**
 * The rule for posts that others than the blog's writers may see. Lists of posts are closed to communities: a post of a
 * community is in none of them.
 */
export const published = fact<Pick<PostFacts, 'state' | 'community_id'>>(
  ({ state, community_id: community }) => state === 'published' && community === null,
  (post) => `${post}.state = 'published' and ${post}.community_id is null`,
);

const publishedInCommunity = fact<Pick<PostFacts, 'state' | 'community_id'>>(
  ({ state, community_id: community }) => state === 'published' && community !== null,
  (post) => `(${post}.state = 'published' and ${post}.community_id is not null)`,
);

/** True when the post lives in a community of which the viewer is a member, unless that is deleted. */
export const isOfOwnCommunity = relation<Pick<PostFacts, 'is_community_member'>>(
  (post) => post.is_community_member === true,
  (post, viewer) =>
    `(${post}.community_id is not null and ${isMember(`${post}.community_id`, viewer)} and not exists (
      select 1 from communities gone where gone.id = ${post}.community_id and gone.deleted_at is not null))`,
);

/** True when the viewer writes for the post's blog. */
export const isOwn = relation<Pick<PostFacts, 'is_own'>>(
  (post) => post.is_own,
  (post, viewer) => isMember(`${post}.blog_id`, viewer),
);

/** True when the post is a private answer to an ask of the viewer's. */
export const isAnswerToViewer = relation<Pick<PostFacts, 'is_answer_to_viewer'>>(
  (post) => post.is_answer_to_viewer === true,
  (post, viewer) => `(${post}.state = 'private' and ${isMember(`${post}.asking_blog_id`, viewer)})`,
);

/** The rule for posts that are published where the viewer may see them: on a blog, or in one of their communities. */
export const publishedToViewer = some<Pick<PostFacts, 'state' | 'community_id' | 'is_community_member'>>(
  published,
  all<Pick<PostFacts, 'state' | 'community_id' | 'is_community_member'>>(
    publishedInCommunity,
    isOfOwnCommunity,
  ),
);

/** The rule for reading a single post of a readable blog. */
export const readablePost = some<PostFacts>(publishedToViewer, isOwn, isAnswerToViewer);
