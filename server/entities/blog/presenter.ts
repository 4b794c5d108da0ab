import type { components } from '#generated/types/api.d.ts';
import { timeZoneOffset } from '#server/core/timezone-offset.ts';
import { canRead } from '#server/policies/blogs.ts';
import { paths } from '#src/paths/paths.ts';
import { presentWornBadges } from '../shop/badges.ts';
import { drawingOf, frameOf, productOf } from '../shop/catalogue.ts';
import { blogUrl, blogViewUrl } from './addresses.ts';
import { drawnAvatar, themeOf } from './appearance.ts';
import type { BlogRow } from './rows.ts';

type Schemas = components['schemas'];

/** Returns true when the viewer writes for the blog, and may therefore see its followers and queue. */
function isOwn(row: BlogRow): boolean {
  return row.member_role !== null;
}

/** Returns the avatar of a blog in its sizes, each with the frame that the blog wears. */
function presentAvatar(row: BlogRow): Schemas['Image'][] {
  const sizes = row.avatar.length > 0 ? row.avatar : drawnAvatar(row.name);
  const frame = row.avatar_frame === null ? undefined : frameOf(row.avatar_frame);
  return frame === undefined ? sizes : sizes.map((size) => ({ ...size, accessories: { frame } }));
}

/** Returns the frame or hat that a blog wears, as a list. */
function wornAccessories({ avatar_frame: key }: BlogRow): Schemas['Accessory'][] {
  const product = key === null ? undefined : productOf(key);
  const frame = key === null ? undefined : frameOf(key);
  if (product === undefined || frame === undefined) return [];
  const { title } = product;
  return [{ id: product.key, title, images: [drawingOf(product.key)], frame, worn: true, quantity: 1 }];
}

/**
 * Returns the part of a blog that a post or a list row needs. `viewerId` is null for a visitor, who follows nothing.
 */
export function presentBlogRef(row: BlogRow, viewerId: string | null): Schemas['BlogRef'] {
  // A blog's title and description are as private as its posts.
  const says = canRead(row, viewerId);
  return {
    uuid: row.uuid,
    name: row.name,
    title: says ? row.title : row.name,
    url: blogUrl(row.name),
    blogViewUrl: blogViewUrl(row.name),
    avatar: presentAvatar(row),
    theme: themeOf(row),
    descriptionNpf: says ? row.description_npf : [],
    ...(viewerId === null ? {} : { followed: row.followed, isMember: isOwn(row) }),
    primary: row.is_primary,
    isAdult: row.is_adult,
    canBeFollowed: !isOwn(row),
    ...(says && row.badges.length > 0 ? { badges: presentWornBadges(row.badges) } : {}),
  };
}

/** Returns a whole blog; the owner's fields only for those who write for it (spec 000 §3). */
export function presentBlog(row: BlogRow, viewerId: string | null): Schemas['Blog'] {
  const common: Schemas['Blog'] = {
    ...presentBlogRef(row, viewerId),
    description: row.description,
    primary: row.is_primary,
    isAdult: row.is_adult,
    canBeFollowed: !isOwn(row),
    canShowBadges: true,
    skeinmartAccessories: wornAccessories(row),
    updated: row.updated,
    ask: row.ask,
    askAnon: row.ask_anonymous,
    askMedia: row.settings.askMedia,
    askPageTitle: row.ask_page_title,
    canBeSupported: row.can_be_supported,
    canSubmit: row.can_submit,
    ...(row.can_submit
      ? {
          submissionTypes: row.settings.submissionTypes,
          submissionTags: row.settings.submissionTags,
        }
      : {}),
    ...(row.can_submit && row.settings.submissionGuidelines
      ? { submissionGuidelines: row.settings.submissionGuidelines }
      : {}),
    isPasswordProtected: row.has_password,
    isPrivateChannel: row.is_private,
    isGroupChannel: row.is_group,
    mentionKey: row.uuid,
    ...(viewerId === null
      ? {}
      : { isBlockedFromPrimary: row.is_blocked, subscribed: row.subscribed, canSubscribe: row.followed }),
    shareFollowing: row.share_following,
    shareLikes: row.share_likes,
    posts: row.post_count,
    timezone: row.timezone,
    timezoneOffset: timeZoneOffset(row.timezone),
  };
  if (!isOwn(row)) return common;
  return {
    ...common,
    followers: row.follower_count,
    admin: row.member_role === 'admin',
    hasFlaggedPosts: row.has_flagged_posts,
    reblogs: row.settings.reblogs,
    reblogTags: row.settings.reblogTags,
    canMessage: true,
    analyticsUrl: paths.activity({ blog: row.name }),
  };
}
