import { isMember } from '#server/membership/members-sql.ts';
import { fact, relation, some } from './rule.ts';

/** Properties of a post that decide its visibility, once its blog is readable. */
export interface PostFacts {
  state: string;
  /** True when the viewer writes for its blog. */
  is_own: boolean;
  /** True when it privately answers the viewer's ask. */
  is_answer_to_viewer?: boolean;
}

/** The rule for posts that others than the blog's writers may see. */
export const published = fact<Pick<PostFacts, 'state'>>(
  ({ state }) => state === 'published',
  (post) => `${post}.state = 'published'`,
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

/** The rule for reading a single post of a readable blog. */
export const readablePost = some<PostFacts>(published, isOwn, isAnswerToViewer);
