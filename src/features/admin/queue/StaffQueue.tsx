import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListStaffQueue200 } from '#generated/zod/listStaffQueue200.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { claimerOf } from '#src/entities/moderation/claims.ts';
import { QueueRows } from '#src/entities/moderation/QueueRow.tsx';
import { useQueueKeys } from '#src/entities/moderation/use-queue-keys.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { StaffAside } from './StaffAside.tsx';
import { StaffGroupRow } from './StaffGroupRow.tsx';
import { StaffQueueEntry } from './StaffQueueEntry.tsx';
import { StaffSettledRow } from './StaffSettledRow.tsx';
import { entriesInOrder, groupsOf, isSettledHere, type StaffEntry } from './staff-entries.ts';
import {
  type StaffQueueState,
  type StaffQueueType,
  staffQueueQuery,
  useStaffClaim,
} from './staff-queue-data.ts';
import { useStaffSettling } from './use-staff-settling.ts';

/** Keys of the decisions, undo, the note, and showing a picture in grey. */
const PRESSED_KEYS = ['1', '2', '3', '4', 'u', 'n', 'p'];

const itemsOf = ({ response }: ListStaffQueue200) => response.items;
const keyOf = ({ id }: StaffQueueItem): string => id;
const NONE: readonly StaffQueueItem[] = [];

/** Opens one entry at a time: opening claims it, and moving on gives the claim up. */
function useOpenEntry(entries: readonly StaffQueueItem[], firstId: string | undefined) {
  const { blogs } = useViewer();
  const { claim, release } = useStaffClaim();
  const now = useNow();
  const [openId, setOpenId] = useState(firstId);
  const open = entries.find(({ id }) => id === openId);
  const own = blogs.map(({ name }) => name);
  const isFree = (item: StaffQueueItem): boolean => !claimerOf(item, own, now);

  const claimFree = (item: StaffQueueItem): void => {
    if (item.state === 'open' && isFree(item)) void claim(item);
  };
  const giveUp = (): void => {
    if (open?.claimedBy && own.includes(open.claimedBy.name)) release(open.id);
  };
  // An entry that the address names is claimed once it has arrived.
  const onArrival = useEffectEvent(() => open && claimFree(open));
  const hasArrived = firstId !== undefined && open?.id === firstId;
  useEffect(() => {
    if (hasArrived) onArrival();
  }, [hasArrived]);

  const onLeave = useEffectEvent(giveUp);
  useEffect(() => () => onLeave(), []);

  const show = (item: StaffQueueItem | undefined): void => {
    giveUp();
    setOpenId(item?.id);
    if (item) claimFree(item);
  };
  return { open, show, isFree, takeOver: (item: StaffQueueItem) => void claim(item, true) };
}

function NothingWaits({ state }: { state: StaffQueueState }) {
  const { t } = useLingui();
  if (state === 'settled')
    return (
      <EmptyState title={t`Nothing is settled yet`}>
        <Trans>Reports, appeals and letters stand here once they are decided or answered.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`Nothing waits`} art="tangle">
      <Trans>
        Reports, appeals and letters stand here as they arrive: danger to a person first, then age.
      </Trans>
    </EmptyState>
  );
}

type StaffQueueProps = {
  type: StaffQueueType;
  state: StaffQueueState;
  /** Id of the entry that is opened on arrival. */
  firstId?: string | undefined;
};

/** The staff queue, or a part of it, with the author of the open entry beside it. */
export function StaffQueue({ type, state, firstId }: StaffQueueProps) {
  const { t } = useLingui();
  const list = usePagedList(staffQueueQuery(type, state), itemsOf, keyOf);
  const items = list.items ?? NONE;
  const settling = useStaffSettling();
  const root = useRef<HTMLDivElement>(null);
  const entries: readonly StaffEntry[] = state === 'open' ? entriesInOrder(items, settling.settled) : items;
  const unsettled = entries.filter((entry): entry is StaffQueueItem => !isSettledHere(entry));
  const { open, show, isFree, takeOver } = useOpenEntry(unsettled, firstId);
  const groups = groupsOf(unsettled, isFree);
  const [shownId, setShownId] = useState<string>();

  const move = (by: 1 | -1): void => {
    const at = open ? unsettled.indexOf(open) : by === 1 ? -1 : unsettled.length;
    const item = unsettled[at + by];
    if (!item) return;
    show(item);
    root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(item.id)}"]`)?.focus();
  };
  useQueueKeys(root, PRESSED_KEYS, move);

  return (
    <TwoColumns aside={<StaffAside itemId={open?.id} />}>
      <div ref={root}>
        <EndlessList
          list={settling.settled.length > 0 && list.items ? { ...list, items: entries } : list}
          skeleton={<RowSkeleton />}
          moreSkeleton={<RowSkeleton />}
          empty={<NothingWaits state={state} />}
          errorTitle={t`The queue did not arrive`}
          errorText={t`What you decided is saved, and nothing that waits is lost.`}
        >
          {() => (
            <>
              <QueueRows>
                {groups.map((group) => (
                  <StaffGroupRow key={group.reason} group={group} settling={settling} />
                ))}
                {entries.map((entry) =>
                  isSettledHere(entry) ? (
                    <StaffSettledRow key={entry.item.id} entry={entry} settling={settling} />
                  ) : (
                    <StaffQueueEntry
                      key={entry.id}
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
                  {state === 'open' ? <Trans>That is all that waits.</Trans> : <Trans>That is all.</Trans>}
                </ThreadEnd>
              )}
            </>
          )}
        </EndlessList>
      </div>
    </TwoColumns>
  );
}
