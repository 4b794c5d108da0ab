/**
 * Condition that a member belongs to a space. Both arguments are SQL expressions of ids.
 */
export function isMember(space: string, user: string): string {
  return `exists (select 1 from space_members m where m.user_id = ${user} and m.space_id = ${space})`;
}
