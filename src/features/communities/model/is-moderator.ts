import type { Community } from '#generated/zod/community.zod.ts';

/** Returns true for those who look after a community. */
export function isModeratorOf({ membership: { role } }: Pick<Community, 'membership'>): boolean {
  return role === 'admin' || role === 'moderator';
}
