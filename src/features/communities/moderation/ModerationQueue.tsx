import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ListModerationQueue200 } from '#generated/zod/listModerationQueue200.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { claimerOf } from '#src/entities/moderation/claims.ts';
import { QueueRows } from '#src/entities/moderation/QueueRow.tsx';
import { useQueueKeys } from '#src/entities/moderation/use-queue-keys.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { useRunScreens } from '../components/run-screens.ts';
import { ModerationFrame } from './ModerationFrame.tsx';
import styles from './ModerationQueue.module.css';
import { NothingWaits } from './NothingWaits.tsx';
import { QueueAside } from './QueueAside.tsx';
import { QueueAsOf } from './QueueAsOf.tsx';
import { QueueEntry } from './QueueEntry.tsx';
import { queueQuery, useClaim } from './queue-data.ts';
import { entriesInOrder } from './queue-entry.ts';
import { QUEUE_TYPES, type QueueType } from './queue-types.ts';
import { SettledRow } from './SettledRow.tsx';
import { useSettling } from './use-settling.ts';

/** Keys of the two answers, the reasons, the note, undo, and showing a picture in grey. */
const PRESSED_KEYS = ['l', 'r', 'n', 'z', 'p', '1', '2', '3', '4'];

type Counts = ListModerationQueue200['response']['counts'];

const itemsOf = ({ response }: ListModerationQueue200) => response.items;
const NONE: readonly ModerationItem[] = [];
const keyOf = ({ id }: ModerationItem): string => id;

function QueueTabs({
  community,
  type,
  counts,
}: {
  community: Community;
  type: QueueType;
  counts: Counts | undefined;
}) {
  const { t } = useLingui();
  const screens = useRunScreens(community);
  const labels: Record<QueueType, string> = {
    all: t`Everything`,
    reports: t`Reports`,
    waiting: t`Held`,
    requests: t`Requests`,
    appeals: t`Appeals`,
  };
  const tabs = QUEUE_TYPES.map((one) => ({
    href: paths.moderationQueue(community.name, one === 'all' ? undefined : one),
    label: (
      <span className={styles.tab}>
        {labels[one]} {counts && counts[one] > 0 ? <span className={styles.count}>{counts[one]}</span> : null}
      </span>
    ),
    current: one === type,
  }));
  return (
    <TabNav
      label={t`What waits`}
      items={[
        ...tabs,
        ...screens
          .filter(({ id }) => id !== 'queue')
          .map(({ id, href, label }) => ({ href, label, isNarrowOnly: id !== 'log' })),
      ]}
    />
  );
}

/** Opens one entry at a time: opening claims it and sends the notices of what was settled before. */
function useOpenEntry(community: string, entries: readonly ModerationItem[], sendNotices: () => void) {
  const { blogs } = useViewer();
  const { claim, release } = useClaim(community);
  const now = useNow();
  const [openId, setOpenId] = useState<string>();
  const open = entries.find(({ id }) => id === openId);
  const own = blogs.map(({ name }) => name);

  const giveUp = (): void => {
    if (open?.claimedBy && own.includes(open.claimedBy.name)) release(open.id);
  };
  const onLeave = useEffectEvent(giveUp);
  useEffect(() => () => onLeave(), []);

  const show = (item: ModerationItem | undefined): void => {
    giveUp();
    setOpenId(item?.id);
    if (!item) return;
    sendNotices();
    if (!claimerOf(item, own, now)) void claim(item);
  };
  return { open, show, takeOver: (item: ModerationItem) => void claim(item, true) };
}

/** Renders the moderation queue of a community, or a part of it. */
export function ModerationQueue({ community, type }: { community: Community; type: QueueType }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = queueQuery(community.name, type);
  const list = usePagedList(query, itemsOf, keyOf);
  const waiting = list.items ?? NONE;
  const settling = useSettling(community.name, waiting);
  const root = useRef<HTMLDivElement>(null);
  const entries = entriesInOrder(waiting, [...settling.settled, ...settling.unsent]);
  const unsettled = entries.filter((entry): entry is ModerationItem => !('outcome' in entry));
  const { open, show, takeOver } = useOpenEntry(community.name, unsettled, settling.sendNotices);
  const [shownId, setShownId] = useState<string>();
  const first = list.pages?.at(-1)?.response;
  const moderators = first?.moderators ?? [];
  const [oldest] = unsettled;
  // The community knows how much waits before the entries arrive, and when they do not.
  const total = first?.counts[type] ?? (type === 'all' ? community.moderationQueueCount : undefined);

  const move = (by: 1 | -1): void => {
    const at = open ? unsettled.indexOf(open) : by === 1 ? -1 : unsettled.length;
    const item = unsettled[at + by];
    if (!item) return;
    show(item);
    root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(item.id)}"]`)?.focus();
  };
  useQueueKeys(root, PRESSED_KEYS, move);

  return (
    <ModerationFrame
      community={community}
      title={
        total === undefined || total === 0 ? (
          t`Moderation queue`
        ) : (
          <Plural
            value={total}
            one="One thing waits"
            _2="Two things wait"
            _3="Three things wait"
            _4="Four things wait"
            _5="Five things wait"
            _6="Six things wait"
            other="# things wait"
          />
        )
      }
      lead={
        oldest ? (
          <Trans>
            The oldest since <RelativeTime timestamp={oldest.firstReportedTs ?? oldest.createdTs} />.
          </Trans>
        ) : undefined
      }
      beside={
        moderators.length > 0 ? (
          <ul className={styles.beads} aria-label={t`Moderators here now`}>
            {moderators.map((blog) => (
              <li key={blog.uuid} title={blog.name}>
                <BlogAvatar blog={blog} size={40} />
              </li>
            ))}
          </ul>
        ) : undefined
      }
      current="queue"
      aside={<QueueAside community={community.name} blog={open?.blog} />}
    >
      <PageHead title={t`Moderation queue of ${community.title}`} noIndex />
      <QueueTabs community={community} type={type} counts={first?.counts} />
      <div ref={root}>
        {list.items && list.error && !list.isFetchMoreError ? (
          <QueueAsOf
            readAtMs={queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0}
            onRetry={list.refetch}
            isRetrying={list.isFetching}
          />
        ) : null}
        {!list.items && settling.unsentCount > 0 ? (
          <p role="status" className={styles.notice}>
            <Plural
              value={settling.unsentCount}
              one="The decision you made is kept in this tab and goes out when there is a connection."
              other="The # decisions you made are kept in this tab and go out when there is a connection."
            />
          </p>
        ) : null}
        <EndlessList
          list={settling.settled.length > 0 && list.items ? { ...list, items: entries } : list}
          skeleton={<RowSkeleton />}
          moreSkeleton={<RowSkeleton />}
          empty={<NothingWaits community={community} type={type} />}
          errorTitle={t`The queue did not arrive`}
          errorText={t`What you decided is saved, and nothing that waits is lost.`}
        >
          {() => (
            <>
              <QueueRows>
                {entries.map((entry) =>
                  'outcome' in entry ? (
                    <SettledRow key={entry.item.id} community={community} entry={entry} settling={settling} />
                  ) : (
                    <QueueEntry
                      key={entry.id}
                      community={community}
                      item={entry}
                      settling={settling}
                      isOpen={entry.id === open?.id}
                      isShown={entry.id === shownId}
                      onToggle={() => show(entry.id === open?.id ? undefined : entry)}
                      onShow={() => setShownId(entry.id)}
                      onTakeOver={() => takeOver(entry)}
                    />
                  ),
                )}
              </QueueRows>
              {list.hasMore ? null : (
                <ThreadEnd>
                  <Trans>That is all that waits.</Trans>
                </ThreadEnd>
              )}
            </>
          )}
        </EndlessList>
      </div>
    </ModerationFrame>
  );
}
