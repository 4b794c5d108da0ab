import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CommunityInvitation } from '#generated/zod/communityInvitation.zod.ts';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import type { ListReceivedInvitations200 } from '#generated/zod/listReceivedInvitations200.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { receivedInvitationsQuery } from '../data/communities.ts';
import { useDeclineInvitation, useJoinCommunity } from '../data/membership.ts';
import { isNotBuilt } from '../data/not-built.ts';
import { CommunityPicture } from './CommunityPicture.tsx';
import styles from './Invitations.module.css';

type Known = CommunityInvitation & { community: CommunityRef };

function invitationsOf({ response }: ListReceivedInvitations200): Known[] {
  return response.invitations.filter((one): one is Known => one.community !== undefined);
}

const keyOf = ({ community, recipient }: Known): string => `${community.uuid} ${recipient.uuid}`;

function Invitation({ invitation, isFirst }: { invitation: Known; isFirst: boolean }) {
  const { t } = useLingui();
  const { community, sender, recipient, message } = invitation;
  const joining = useJoinCommunity();
  const declining = useDeclineInvitation();
  const { name, title } = community;
  const { name: blog } = recipient;
  return (
    <li className={styles.invitation}>
      <span className={styles.tie}>
        <BlogAvatar blog={sender} size={52} />
        <CommunityPicture community={community} size={52} />
      </span>
      <div className={styles.words}>
        <p>
          <Trans>
            <BlogName name={sender.name} /> keeps a seat for {blog} in{' '}
            <Link href={paths.community(name)} className={styles.name}>
              {title}
            </Link>
          </Trans>
        </p>
        <p className={styles.facts}>
          <span>{community.visibility === 'private' ? <Trans>Private</Trans> : <Trans>Public</Trans>}</span>
          <span>
            <Plural value={community.memberCount} one="# member" other="# members" />
          </span>
          {message ? <q dir="auto">{message}</q> : null}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          className={styles.button}
          aria-label={t`Join ${title} as ${blog}`}
          loading={joining.busy}
          onClick={() => void joining.write({ community: name, data: { tumblelog: blog } })}
        >
          {t`Join as ${blog}`}
        </Button>
        <Button
          variant="quiet"
          className={styles.button}
          aria-label={t`Decline the invitation to ${title}`}
          loading={declining.busy}
          onClick={() => void declining.write({ community: name, blog })}
        >
          {t`No, thanks`}
        </Button>
        <Menu
          label={t`More answers to the invitation to ${title}`}
          placement="bottom end"
          items={[
            {
              id: 'never',
              label: t`No, and do not invite me again`,
              icon: 'mute',
              onAction: () =>
                void declining.write({ community: name, blog, params: { do_not_invite: true } }),
            },
          ]}
          trigger={(trigger) => (
            <IconButton icon="more" label={t`More answers to the invitation to ${title}`} {...trigger} />
          )}
        />
      </div>
    </li>
  );
}

/** Invitations to communities that wait for an answer. Renders nothing without any, or where a server has none yet. */
export function Invitations() {
  const { t } = useLingui();
  const list = usePagedList(receivedInvitationsQuery(), invitationsOf, keyOf);
  if (isNotBuilt(list.error)) return null;
  if (list.items?.length === 0 && !list.hasMore) return null;
  if (!list.items && list.state !== 'error') return null;
  return (
    <section className={styles.section} aria-labelledby="community-invitations">
      <h2 id="community-invitations">
        <Trans>Seats kept for you</Trans>
      </h2>
      <EndlessList
        list={list}
        skeleton={null}
        moreSkeleton={<RowSkeleton />}
        empty={null}
        errorText={t`The invitations could not be loaded.`}
      >
        {(items) => (
          <ul className={styles.list}>
            {items.map((invitation, index) => (
              <Invitation key={keyOf(invitation)} invitation={invitation} isFirst={index === 0} />
            ))}
          </ul>
        )}
      </EndlessList>
    </section>
  );
}
