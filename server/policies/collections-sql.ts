/**
 * Returns SQL that is true when a member may know of a collection: others than its keepers and who is invited while it is
 * not private. Both arguments are SQL expressions of ids.
 */
export function nameableCollection(collection: string, viewer: string): string {
  return `exists (select 1 from collections nc where nc.id = ${collection} and (nc.visibility <> 'private'
    or exists (select 1 from space_members sm where sm.space_id = nc.id and sm.user_id = ${viewer})
    or exists (select 1 from space_invitations si where si.space_id = nc.id and si.recipient_id = ${viewer})))`;
}
