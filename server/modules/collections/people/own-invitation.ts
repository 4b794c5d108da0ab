import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { invitationOfMember } from '#server/membership/invitations-repository.ts';
import { presentInvitations } from './invitation-presenter.ts';

/** Returns the invitation of the viewer to a collection; undefined when none of their blogs is invited. */
export async function ownInvitation(
  db: Queryable,
  row: CollectionRow,
  viewerId: string | null,
  now: number,
): Promise<components['schemas']['CollectionInvitation'] | undefined> {
  if (viewerId === null || !row.is_invited) return undefined;
  const invitation = await invitationOfMember(db, collectionSpace(row.id), viewerId, new Date(now));
  const [shown] = invitation ? await presentInvitations(db, [invitation], viewerId) : [];
  return shown;
}
