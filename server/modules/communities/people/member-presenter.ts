import type { components } from '#generated/types/api.d.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { canRead } from '#server/policies/blogs.ts';
import type { MemberRow } from './member-list-repository.ts';
import { permissionFields } from './permissions.ts';

/** Returns a member of a community with their blog (spec 001 §3). */
export function presentCommunityMember(
  member: MemberRow,
  blog: BlogRow,
  viewerId: string | null,
): components['schemas']['CommunityMember'] {
  const ref = presentBlogRef(blog, viewerId);
  return {
    avatar: ref.avatar,
    canShowBadges: true,
    // A blog's description is as private as its posts.
    description: canRead(blog, viewerId) ? blog.description : '',
    isOnline: member.is_online,
    name: ref.name,
    title: ref.title,
    updated: blog.updated,
    url: ref.url,
    blogViewUrl: ref.blogViewUrl ?? `/${ref.name}`,
    uuid: ref.uuid,
    isMutual: blog.followed && member.follows_viewer,
    followed: blog.followed,
    isFollowingYou: member.follows_viewer,
    isAdmin: member.role === 'admin',
    isModerator: member.role === 'moderator',
    ...permissionFields(member.role, member.permissions),
    isMuted: member.is_muted,
    ...(member.muted_until === null ? {} : { mutedUntilTs: member.muted_until }),
    joinedTs: member.joined,
    shouldBlur: blog.is_adult,
    theme: ref.theme,
  };
}
