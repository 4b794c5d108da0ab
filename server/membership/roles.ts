import type { SpaceKind } from '#server/core/spaces.ts';

/** The roles of a membership by kind of space, from the lowest to the highest; each includes those before it. */
export const SPACE_ROLES = {
  blog: ['member', 'admin'],
  community: ['member', 'moderator', 'admin'],
  collection: ['contributor', 'editor', 'owner'],
} as const satisfies Record<SpaceKind, readonly [string, ...string[]]>;

/** The rights of moderators of communities (schema ModeratorPermission). */
export const MODERATOR_PERMISSIONS = ['decide', 'members', 'invite', 'rules'] as const;

/** A right of a moderator of a community. */
export type ModeratorPermission = (typeof MODERATOR_PERMISSIONS)[number];

/** A role in a space of that kind. */
export type SpaceRole<Kind extends SpaceKind = SpaceKind> = (typeof SPACE_ROLES)[Kind][number];

/** Returns the highest role of a kind of space. A space always keeps a member who has it. */
export function leadingRole(kind: SpaceKind): SpaceRole {
  const roles: readonly SpaceRole[] = SPACE_ROLES[kind];
  const leading = roles.at(-1);
  if (leading === undefined) throw new Error(`A ${kind} has no roles`);
  return leading;
}

/** Returns the highest of some roles in a kind of space; null for none. */
export function highestRole<Kind extends SpaceKind>(
  kind: Kind,
  held: readonly SpaceRole[],
): SpaceRole<Kind> | null {
  const roles: readonly SpaceRole<Kind>[] = SPACE_ROLES[kind];
  return roles.findLast((role) => held.includes(role)) ?? null;
}

/** Returns the rank of a role in a community: a higher number for a higher role. */
export function rankInCommunity(role: SpaceRole<'community'>): number {
  return SPACE_ROLES.community.indexOf(role);
}
