import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { LinkedInvitation } from '#generated/zod/linkedInvitation.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useFollowCollection } from '#src/entities/post/collections/follow-collection.ts';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import styles from './EndedInvitation.module.css';

/** Follows a collection that has no room for another keeper. */
function FollowInstead({ collection }: { collection: CollectionRef }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayAct = useLoginWall();
  const { follow } = useFollowCollection();
  return (
    <Button
      variant="primary"
      onClick={() => {
        const { id, title } = collection;
        const pending = { kind: 'follow', collection: { id, title } } as const;
        if (!mayAct('follow', { pending, name: title })) return;
        follow(collection, { show_as_tab: true });
        void navigate(paths.collection(collection.blog.name, collection.id));
      }}
    >{t`Follow instead`}</Button>
  );
}

type Ended = Exclude<LinkedInvitation['state'], 'open'>;

/** Shown for a link that does not work any more, or is not needed: the thread ends before the cover. */
export function EndedInvitation({ invitation }: { invitation: LinkedInvitation }) {
  const { t } = useLingui();
  const { collection, sender } = invitation;
  // Nothing but an open link to a collection that is gone is open here.
  const state: Ended = invitation.state === 'open' ? 'revoked' : invitation.state;
  const isOwn = state === 'joined' && collection?.role === 'owner';
  const titles = {
    revoked: t`This invitation was withdrawn`,
    expired: t`This invitation has ended`,
    full: t`This collection has no room for another keeper`,
    joined: isOwn ? t`This is your own link` : t`You keep it already`,
  };
  if (!collection)
    return (
      <>
        <PageHead title={titles[state]} noIndex />
        <EmptyState
          level={1}
          art="tangle"
          title={titles[state]}
          action={<ButtonLink href={paths.collections()}>{t`Other collections`}</ButtonLink>}
        >
          <Trans>The collection is private. Whoever sent you the link can send a new one.</Trans>
        </EmptyState>
      </>
    );
  const inviter = sender ?? collection.blog;
  const { name } = inviter;
  const { title } = collection;
  const texts = {
    revoked: (
      <Trans>
        Ask {name} for a new one, or read {title} as it is.
      </Trans>
    ),
    expired: (
      <Trans>
        Ask {name} for a new one, or read {title} as it is.
      </Trans>
    ),
    full: <Trans>No more can join, but you can follow it, and all that it brings.</Trans>,
    joined: isOwn ? (
      <Trans>Send it to whom you want to keep {title} with.</Trans>
    ) : (
      <Trans>{title} is among your collections.</Trans>
    ),
  };
  const isBroken = state === 'revoked' || state === 'expired';
  return (
    <div className={styles.page}>
      <PageHead title={titles[state]} noIndex />
      <div className={styles.thread} data-state={state}>
        <BlogAvatar blog={inviter} size={72} loading="eager" />
        <i className={styles.line} aria-hidden="true" />
        <Strung collection={collection} sizes="200px" className={styles.cover} />
      </div>
      <h1>{titles[state]}</h1>
      <p>{texts[state]}</p>
      <p className={styles.actions}>
        {state === 'full' && !collection.followed ? (
          <FollowInstead collection={collection} />
        ) : (
          <ButtonLink href={paths.collection(collection.blog.name, collection.id)} variant="primary">
            {t`View the collection`}
          </ButtonLink>
        )}
        {isBroken ? (
          <ButtonLink href={paths.blog(name)} variant="quiet">{t`Go to ${name}`}</ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
