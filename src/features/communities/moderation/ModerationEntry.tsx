import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { claimerOf } from '#src/entities/moderation/claims.ts';
import { QueueRows } from '#src/entities/moderation/QueueRow.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ModerationFrame, ModerationTabs } from './ModerationFrame.tsx';
import nothing from './NothingWaits.module.css';
import { QueueAside } from './QueueAside.tsx';
import { QueueEntry } from './QueueEntry.tsx';
import { itemQuery, useClaim } from './queue-data.ts';
import { SettledRow } from './SettledRow.tsx';
import { useSettling } from './use-settling.ts';

/** Says that an entry is settled, and where to read how. */
function Decided({ community: { name }, item }: { community: Community; item: ModerationItem }) {
  const { t } = useLingui();
  const { decision, post, comment } = item;
  return (
    <section className={nothing.nothing}>
      <h2>{t`This is settled`}</h2>
      <p>
        {decision ? (
          <Link href={paths.moderationDecision(name, decision.id)}>{t`See what was decided`}</Link>
        ) : post ? (
          <Link href={paths.moderatedThing(name, post.id, comment?.id)}>{t`See what it is about`}</Link>
        ) : (
          <Trans>It was answered, or withdrawn.</Trans>
        )}
      </p>
      <ButtonLink href={paths.moderationQueue(name)}>{t`To the queue`}</ButtonLink>
    </section>
  );
}

/** Claims an entry while its page is open, unless a colleague has it or it is settled. */
function useClaimed(community: string, item: ModerationItem | undefined): (takeOver: ModerationItem) => void {
  const { blogs } = useViewer();
  const { claim, release } = useClaim(community);
  const now = useNow();
  const own = blogs.map(({ name }) => name);
  const id = item?.id;
  const take = useEffectEvent(() => {
    if (item?.state === 'open' && item.canDecide && !claimerOf(item, own, now)) void claim(item);
  });
  const giveUp = useEffectEvent(() => {
    if (item?.claimedBy && own.includes(item.claimedBy.name)) release(item.id);
  });
  useEffect(() => {
    if (id === undefined) return;
    take();
    return () => giveUp();
  }, [id]);
  return (one) => void claim(one, true);
}

/** Renders one entry of the queue, open, with the way back to the others. */
export function ModerationEntry({ community, itemId }: { community: Community; itemId: string }) {
  const { t, i18n } = useLingui();
  const { name } = community;
  const { data: item, error, refetch, isFetching } = useQuery(itemQuery(name, itemId));
  const settling = useSettling(name, item ? [item] : []);
  const takeOver = useClaimed(name, item);
  const [isShown, setShown] = useState(false);
  const settled = [...settling.settled, ...settling.unsent].find((one) => one.item.id === itemId);
  if (isApiError(error, 4004))
    return (
      <EmptyState
        level={1}
        art="tangle"
        title={t`There is no such entry`}
        action={<ButtonLink href={paths.moderationQueue(name)}>{t`To the queue`}</ButtonLink>}
      >
        <PageHead title={t`Moderation queue of ${community.title}`} noIndex />
        <Trans>What it was about was deleted.</Trans>
      </EmptyState>
    );
  if (error && !item)
    return (
      <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
        {errorMessage(error, t`It could not be loaded.`, i18n)}
      </ErrorState>
    );
  if (!item) return <PostSkeleton />;
  return (
    <ModerationFrame
      community={community}
      title={t`One entry of the queue`}
      current="queue"
      aside={<QueueAside community={name} blog={item.blog} />}
    >
      <PageHead title={t`Moderation queue of ${community.title}`} noIndex />
      <ModerationTabs community={community} current="queue" />
      {settled || item.state === 'open' ? (
        <QueueRows>
          {settled ? (
            <SettledRow community={community} entry={settled} settling={settling} />
          ) : (
            <QueueEntry
              community={community}
              item={item}
              settling={settling}
              isOpen
              isShown={isShown}
              onToggle={() => undefined}
              onShow={() => setShown(true)}
              onTakeOver={() => takeOver(item)}
            />
          )}
        </QueueRows>
      ) : (
        <Decided community={community} item={item} />
      )}
    </ModerationFrame>
  );
}
