import { MODERATOR_PERMISSIONS, type ModeratorPermission } from '#server/membership/roles.ts';

/** Returns the rights of a moderator as they are stored: null for all of them, which is the usual case. */
export function storedPermissions(
  permissions: readonly ModeratorPermission[] | undefined,
): ModeratorPermission[] | null {
  if (permissions === undefined) return null;
  return MODERATOR_PERMISSIONS.every((one) => permissions.includes(one)) ? null : [...permissions];
}

/** Returns the field with the rights of a moderator; nothing for other roles, since admins have all. */
export function permissionFields(
  role: string | null,
  permissions: readonly ModeratorPermission[] | null,
): { permissions?: ModeratorPermission[] } {
  if (role !== 'moderator') return {};
  return { permissions: MODERATOR_PERMISSIONS.filter((one) => permissions?.includes(one) ?? true) };
}
