import { useLingui } from '@lingui/react/macro';
import type { CollectionInviteElement } from '#generated/zod/collectionInviteElement.zod.ts';
import { Frame } from '#src/entities/elements/Frame.tsx';
import { InvitationRow } from '../components/InvitationRow.tsx';

/** Renders an invitation to keep a collection together as the first element of a feed. */
export function InviteHeader({ element }: { element: CollectionInviteElement }) {
  const { t } = useLingui();
  const { collection, inviter, recipient, message } = element;
  return (
    <Frame label={t`Invitation to ${collection.title}`}>
      <InvitationRow collection={collection} sender={inviter} recipient={recipient} message={message} />
    </Frame>
  );
}
