import { Trans, useLingui } from '@lingui/react/macro';
import type { CommunityInvitation } from '#generated/zod/communityInvitation.zod.ts';
import type { ListCommunityInvitations200 } from '#generated/zod/listCommunityInvitations200.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { sentInvitationsQuery, useWithdrawInvitation } from '../data/invitations.ts';
import styles from './Invite.module.css';

function invitationsOf({ response }: ListCommunityInvitations200): readonly CommunityInvitation[] {
  return response.invitations;
}
const keyOf = ({ recipient }: CommunityInvitation): string => recipient.uuid;

/** Invitations that wait for an answer, each to withdraw. Renders nothing when there are none. */
export function SentInvitations({ community }: { community: string }) {
  const { t } = useLingui();
  const list = usePagedList(sentInvitationsQuery(community), invitationsOf, keyOf);
  const withdrawing = useWithdrawInvitation();
  return (
    <EndlessList
      list={list}
      skeleton={<RowSkeleton />}
      moreSkeleton={<RowSkeleton />}
      empty={null}
      errorText={t`The invitations could not be loaded.`}
    >
      {(invitations) => (
        <section className={styles.part}>
          <h2>
            <Trans>Waiting for an answer</Trans>
          </h2>
          <ul className={styles.sent}>
            {invitations.map(({ recipient, message }) => (
              <li key={recipient.uuid}>
                <BlogAvatar blog={recipient} size={40} />
                <span>
                  <BlogName name={recipient.name} />
                  {message ? <q dir="auto">{message}</q> : null}
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t`Withdraw the invitation of ${recipient.name}`}
                  onClick={() => void withdrawing.write({ community, blog: recipient.name })}
                >{t`Withdraw`}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EndlessList>
  );
}
