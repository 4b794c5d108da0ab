import { useLingui } from '@lingui/react/macro';
import type { CollectionInvitation } from '#generated/zod/collectionInvitation.zod.ts';
import type { ListReceivedCollectionInvitations200 } from '#generated/zod/listReceivedCollectionInvitations200.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { receivedInvitationsQuery } from '../data/invitations.ts';
import styles from './CollectionInvitations.module.css';
import { InvitationRow } from './InvitationRow.tsx';

function keyOf({ collection, recipient }: CollectionInvitation): string {
  return `${collection.id} ${recipient.uuid}`;
}

function invitationsOf({ response }: ListReceivedCollectionInvitations200): readonly CollectionInvitation[] {
  return response.invitations;
}

/** Invitations to keep collections together that the member has not answered; nothing while there are none. */
export function CollectionInvitations() {
  const { t } = useLingui();
  const { items = [] } = usePagedList(receivedInvitationsQuery(), invitationsOf, keyOf);
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Invitations`}>
      {items.map(({ message, ...invitation }) => (
        <li key={keyOf(invitation)}>
          <InvitationRow {...invitation} message={message} />
        </li>
      ))}
    </ul>
  );
}
