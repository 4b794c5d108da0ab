import type { BlogRow } from './rows.ts';

/**
 * Returns true when the blog's settings let the viewer reply: everybody, its followers, or only those who write for it.
 * Followers of less than a week count as followers here; `hasFollowedAWeek` tells them apart when the reply is sent.
 */
export function takesRepliesOf(blog: Pick<BlogRow, 'settings' | 'member_role' | 'followed'>): boolean {
  const { replies } = blog.settings;
  if (blog.member_role !== null || replies === 'everyone') return true;
  return blog.followed && (replies === 'following' || replies === 'following_week');
}
