import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getGetSiteCountsQueryOptions } from '#generated/hooks/admin/admin.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { SiteFigures } from '../components/SiteFigures.tsx';
import { CONSOLE_SECTIONS, waitingIn } from '../model/console-sections.ts';
import { staffQueueQuery } from '../queue/staff-queue-data.ts';
import { dayPartOf } from '../today/greeting.ts';
import { SinceYesterday } from '../today/SinceYesterday.tsx';
import styles from '../today/Today.module.css';
import { UrgentCard } from '../today/UrgentCard.tsx';
import { WaitingRows } from '../today/WaitingRows.tsx';

const WAITING_PARTS = CONSOLE_SECTIONS.find(({ of }) => of === 'waiting')?.parts ?? [];

function useGreeting(): string {
  const { t } = useLingui();
  const [own] = useViewer().blogs;
  const name = own?.name ?? '';
  switch (dayPartOf(new Date(siteNow()).getHours())) {
    case 'morning':
      return t`Good morning, ${name}.`;
    case 'afternoon':
      return t`Good afternoon, ${name}.`;
    case 'evening':
      return t`Good evening, ${name}.`;
    default:
      return t`You are up late, ${name}.`;
  }
}

function Overview() {
  const { t } = useLingui();
  const counts = useQuery(getGetSiteCountsQueryOptions());
  const queue = useInfiniteQuery(staffQueueQuery('all', 'open'));
  const items = queue.data?.pages.flatMap(({ response }) => response.items);
  const waiting = counts.data?.response.waiting;
  const failed = [counts, queue].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <ErrorState
        retrying={counts.isFetching || queue.isFetching}
        onRetry={() => {
          if (counts.isError) void counts.refetch();
          if (queue.isError) void queue.refetch();
        }}
      >
        {errorMessage(failed.error, t`What waits could not be loaded.`)}
      </ErrorState>
    );
  if (!waiting || !items) return <CardSkeleton />;
  const count = waitingIn(WAITING_PARTS, waiting);
  const urgent = items.filter(({ isUrgent }) => isUrgent);
  const [first] = urgent;
  return (
    <>
      <p className={styles.lead}>
        {count > 0 ? (
          <>
            <Plural value={count} one="One thing waits." other="# things wait." />{' '}
            {urgent.length > 0 ? (
              <Plural
                value={urgent.length}
                one="One is about a person’s safety; the rest can keep."
                other="# are about people’s safety; the rest can keep."
              />
            ) : (
              <Trans>Nobody is in danger.</Trans>
            )}
          </>
        ) : null}
      </p>
      {count === 0 ? (
        <EmptyState title={t`Nothing waits`} art="tangle">
          <Trans>Everything is settled. Reports, appeals and letters stand here as they arrive.</Trans>
        </EmptyState>
      ) : (
        <>
          <ol className={styles.waiting}>
            {first ? <UrgentCard item={first} /> : null}
            <WaitingRows waiting={waiting} items={items.filter((item) => item !== first)} />
          </ol>
          <ThreadEnd>
            <Trans>That is all that waits.</Trans>
          </ThreadEnd>
        </>
      )}
    </>
  );
}

/** First page of the admin console: what waits, the most urgent first, what changed, and the site in numbers. */
export default function TodayPage() {
  const greeting = useGreeting();
  return (
    <AdminFrame part="today" title={greeting} isWide>
      <TwoColumns
        aside={
          <div className={styles.aside}>
            <SinceYesterday />
          </div>
        }
      >
        <Overview />
        <div className={styles.below}>
          <SinceYesterday />
        </div>
      </TwoColumns>
      <SiteFigures />
    </AdminFrame>
  );
}
