import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionInvitation } from '#generated/zod/collectionInvitation.zod.ts';
import type { ListReceivedCollectionInvitations200 } from '#generated/zod/listReceivedCollectionInvitations200.zod.ts';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { receivedInvitationsQuery, useEndInvitation, useJoinCollection } from '../data/invitations.ts';
import styles from './CollectionInvitations.module.css';

function keyOf({ collection, recipient }: CollectionInvitation): string {
  return `${collection.id} ${recipient.uuid}`;
}

function invitationsOf({ response }: ListReceivedCollectionInvitations200): readonly CollectionInvitation[] {
  return response.invitations;
}

function Invitation({ invitation }: { invitation: CollectionInvitation }) {
  const { t } = useLingui();
  const { collection, sender, recipient, message } = invitation;
  const { id, title } = collection;
  const joining = useJoinCollection(() => undefined);
  const declining = useEndInvitation();
  return (
    <li className={styles.invitation}>
      <Strung collection={collection} sizes="128px" className={styles.strung} />
      <p>
        <Trans>
          <BlogName name={sender.name} /> asks {recipient.name} to keep <b dir="auto">{title}</b> together.
        </Trans>{' '}
        {message ? <q dir="auto">{message}</q> : null}
      </p>
      <div className={styles.buttons}>
        <ButtonLink size="small" href={paths.joinCollection(sender.name, id)}>{t`Look first`}</ButtonLink>
        <Button
          size="small"
          loading={joining.busy}
          aria-label={t`Keep it together: ${title}, as ${recipient.name}`}
          onClick={() => void joining.write({ collectionId: id, data: { tumblelog: recipient.name } })}
        >{t`Keep it together`}</Button>
        <Button
          size="small"
          variant="quiet"
          loading={declining.busy}
          aria-label={t`No, decline the invitation to ${title}`}
          onClick={() => void declining.write({ collectionId: id, blog: recipient.name })}
        >{t`No`}</Button>
      </div>
    </li>
  );
}

/** Invitations to keep collections together that the member has not answered; nothing while there are none. */
export function CollectionInvitations() {
  const { t } = useLingui();
  const { items = [] } = usePagedList(receivedInvitationsQuery(), invitationsOf, keyOf);
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Invitations`}>
      {items.map((invitation) => (
        <Invitation key={keyOf(invitation)} invitation={invitation} />
      ))}
    </ul>
  );
}
