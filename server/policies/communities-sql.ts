/**
 * Condition that the viewer may be told the name of a community: of a public one, or as a member or somebody invited.
 * Both arguments are SQL expressions of ids.
 */
export function nameableCommunity(community: string, viewer: string): string {
  return `exists (select 1 from communities nc where nc.id = ${community} and nc.deleted_at is null and (not nc.is_private
    or exists (select 1 from space_members sm where sm.space_id = nc.id and sm.user_id = ${viewer})
    or exists (select 1 from space_invitations si where si.space_id = nc.id and si.recipient_id = ${viewer})))`;
}
