import { isMember } from '#server/membership/members-sql.ts';
import { blocksUser, hasBlockedBlog } from './blocks-sql.ts';
import { all, fact, not, relation, some } from './rule.ts';

/** Properties of a blog, and of the viewer's relation to it, that decide its visibility. */
export interface BlogFacts {
  state: 'active' | 'deactivated' | 'suspended';
  is_hidden: boolean;
  /** Visible to its members only. */
  is_private: boolean;
  /** True when it has a password that the viewer has not entered. */
  is_locked: boolean;
  member_role: string | null;
  /** True when the blog, or its owner, blocks the viewer. */
  blocks_viewer: boolean;
  /** True when the viewer blocks the blog. */
  is_blocked: boolean;
}

const isActive = fact<BlogFacts>(
  ({ state }) => state === 'active',
  (blog) => `${blog}.state = 'active'`,
);
const isHidden = fact<BlogFacts>(
  (blog) => blog.is_hidden,
  (blog) => `${blog}.is_hidden`,
);
const isPrivate = fact<BlogFacts>(
  (blog) => blog.is_private,
  (blog) => `${blog}.is_private`,
);
const isSeenByMember = fact<BlogFacts>(
  (_blog, viewerId) => viewerId !== null,
  (_blog, viewer) => (viewer === null ? 'false' : `${viewer} is not null`),
);
const isWriter = relation<BlogFacts>(
  ({ member_role: role }) => role !== null,
  (blog, viewer) => isMember(`${blog}.id`, viewer),
);

/** True when the blog has a password that the viewer has not entered, or that changed since. */
export const isLocked = fact<BlogFacts>(
  (blog) => blog.is_locked,
  (blog, viewer) => {
    if (viewer === null) return `(${blog}.password_hash is not null)`;
    return `(${blog}.password_hash is not null and not exists (select 1 from opened_blogs o
    where o.user_id = ${viewer} and o.blog_id = ${blog}.id and o.password_hash = ${blog}.password_hash))`;
  },
);

/** True when the blog, or its owner, blocks the viewer. */
export const blocksViewer = relation<BlogFacts>(
  (blog) => blog.blocks_viewer,
  (blog, viewer) => blocksUser({ blog: `${blog}.id`, user: `${blog}.owner_id` }, viewer),
);

/** True when the viewer blocks the blog. */
export const isBlocked = relation<BlogFacts>(
  (blog) => blog.is_blocked,
  (blog, viewer) => hasBlockedBlog(viewer, `${blog}.id`),
);

/** The rule for reading a blog's posts, notes, title and description. */
export const readable = all(
  isActive,
  some(isWriter, all(not(isLocked), not(isPrivate), some(isSeenByMember, not(isHidden)), not(blocksViewer))),
);

/** The rule for showing a blog where the viewer did not ask for it: in feeds, notes, search. */
export const offered = all(readable, not(isBlocked));

/** The rule for showing a blog's actions: neither side blocks the other. Its content still follows {@link readable}. */
export const met = all(isActive, some(isWriter, not(some(isPrivate, blocksViewer, isBlocked))));

/**
 * The rule for showing what a blog wrote in a community to those who may look in: neither side blocks the other. A
 * private or locked blog writes there on purpose.
 */
export const participant = all(isActive, some(isWriter, not(some(blocksViewer, isBlocked))));
