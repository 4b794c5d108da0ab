import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { collectionsByIds } from '#server/entities/collection/repository.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import type { InvitationRow } from '#server/membership/invitations-repository.ts';
import { takesPart } from '#server/policies/blogs.ts';
import { presentCollections } from '../show/collection-presenter.ts';

type Schemas = components['schemas'];
type Invitation = Schemas['CollectionInvitation'];

/** Returns invitations to collections, in the order of the rows. */
export async function presentInvitations(
  db: Queryable,
  rows: readonly InvitationRow<'collection'>[],
  viewerId: string | null,
): Promise<Invitation[]> {
  const known = await collectionsByIds(
    db,
    rows.map((row) => row.space_id),
    viewerId,
  );
  const refs = await presentCollections(db, [...known.values()], viewerId);
  const blogs = await blogsByIds(
    db,
    rows.flatMap((row) => [row.sender_blog_id, row.recipient_blog_id ?? []].flat()),
    viewerId,
  );
  return rows.flatMap((row) => {
    const collection = refs.find(({ id }) => id === known.get(row.space_id)?.uuid);
    const sender = blogs.get(row.sender_blog_id);
    const recipient = row.recipient_blog_id === null ? undefined : blogs.get(row.recipient_blog_id);
    // A sender whom the viewer blocks, or who blocks them, invites to nothing. No role of an invitation is an owner's.
    if (!collection || !sender || !recipient || row.role === 'owner' || !takesPart(sender)) return [];
    return [
      {
        collection,
        sender: presentBlogRef(sender, viewerId),
        recipient: presentBlogRef(recipient, viewerId),
        role: row.role,
        ...(row.message === '' ? {} : { message: row.message }),
        sentTs: row.sent_at,
      },
    ];
  });
}

/** Returns an invitation as the first element of the posts of its collection. */
export function presentInviteHeader(
  row: CollectionRow,
  { collection, sender, recipient, message, sentTs }: Invitation,
): Schemas['CollectionInviteElement'] {
  return {
    objectType: 'collection_invite_header',
    id: `invite-${row.uuid}`,
    collection,
    inviter: sender,
    recipient,
    ...(message === undefined ? {} : { message }),
    sentTs,
  };
}
