import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionInvitation } from '#generated/zod/collectionInvitation.zod.ts';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { useEndInvitation, useJoinCollection } from '../data/invitations.ts';
import styles from './InvitationRow.module.css';

type InvitationRowProps = Pick<CollectionInvitation, 'collection' | 'sender' | 'recipient'> & {
  message: string | undefined;
};

/** An invitation to keep a collection together: who asks whom, with the answers. */
export function InvitationRow({ collection, sender, recipient, message }: InvitationRowProps) {
  const { t } = useLingui();
  const { id, title } = collection;
  const joining = useJoinCollection(() => undefined);
  const declining = useEndInvitation();
  return (
    <div className={styles.invitation}>
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
    </div>
  );
}
