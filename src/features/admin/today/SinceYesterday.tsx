import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getListStaffActsQueryOptions } from '#generated/hooks/admin/admin.ts';
import { getListSitePaymentsQueryOptions } from '#generated/hooks/payments/payments.ts';
import { getListErrorGroupsQueryOptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { StaffAct } from '#generated/zod/staffAct.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './Today.module.css';

const DAY_SECONDS = 86_400;

/** Number of acts of the audit log that are read for the figures of a day: the most that a page has. */
const ACT_COUNT = 50;

/** Acts of staff that settle an entry of a queue. */
const SETTLING_ACTS: ReadonlySet<string> = new Set(['decide-report', 'decide-appeal', 'answer-support']);

function Change({ to, title, children }: { to: string; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <AppLink to={to}>{title}</AppLink>
      <small>{children}</small>
    </li>
  );
}

/** Entries that were settled within the last day, by all of staff and by the viewer. */
function SettledLately({ acts, isWhole }: { acts: readonly StaffAct[]; isWhole: boolean }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const settled = acts.filter(({ act }) => SETTLING_ACTS.has(act));
  const ownCount = settled.filter(({ staff }) => blogs.some(({ name }) => name === staff)).length;
  const count = `${settled.length}${isWhole ? '' : '+'}`;
  return (
    <section>
      <h2>{t`Settled since yesterday`}</h2>
      <p className={styles.settled}>
        <b>{count}</b>{' '}
        {ownCount > 0 ? <Plural value={ownCount} one="# of them by you" other="# of them by you" /> : null}
      </p>
    </section>
  );
}

type IncompleteProps = {
  /** Queries that failed and have nothing to show. */
  failed: readonly { isFetching: boolean; refetch: () => unknown }[];
  isEmpty: boolean;
};

/** Says that changes may be missing, so that a failed call does not look like a calm day. */
function Incomplete({ failed, isEmpty }: IncompleteProps) {
  return (
    <div className={styles.incomplete} role="alert">
      <p className={styles.calm}>
        {isEmpty ? (
          <Trans>This could not be loaded.</Trans>
        ) : (
          <Trans>A part of this could not be loaded.</Trans>
        )}
      </p>
      <Button
        size="small"
        loading={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const { refetch } of failed) void refetch();
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** Renders what changed on the site within the last day: errors, payments, features, and what staff settled. */
export function SinceYesterday() {
  const { t } = useLingui();
  const now = useNow();
  const queries = [
    useQuery(getListErrorGroupsQueryOptions()),
    useQuery(getListSitePaymentsQueryOptions()),
    useQuery(getListStaffActsQueryOptions({ limit: ACT_COUNT })),
  ] as const;
  const [{ data: errors }, { data: payments }, { data: log }] = queries;
  const isLate = (timestamp: number): boolean => timestamp > now - DAY_SECONDS;
  const acts = log?.response.acts ?? [];
  const ofToday = acts.filter(({ actedTs }) => isLate(actedTs));
  const faults = (errors?.response.errorGroups ?? []).filter(
    ({ state, firstSeenTs, lastSeenTs, isExtension }) =>
      !isExtension && (state === 'regressed' ? isLate(lastSeenTs) : isLate(firstSeenTs)),
  );
  const hangingCount = payments?.response.hanging.length ?? 0;
  const failedEventCount = payments?.response.failedEventCount ?? 0;
  const flags = new Map(ofToday.filter(({ act }) => act === 'set-flag').map((act) => [act.subject, act]));
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  const isLoading = queries.some(({ isLoading: isOneLoading }) => isOneLoading);
  const isEmpty = faults.length + hangingCount + failedEventCount + flags.size === 0;
  return (
    <>
      {log ? <SettledLately acts={ofToday} isWhole={ofToday.length < ACT_COUNT} /> : null}
      <section>
        <h2>{t`Since yesterday`}</h2>
        {isLoading && isEmpty ? <RowSkeleton /> : null}
        {isEmpty && !isLoading && failed.length === 0 ? (
          <p className={styles.calm}>
            <Trans>No new errors, no payments that hang, no changed features.</Trans>
          </p>
        ) : null}
        {isEmpty ? null : (
          <ul className={styles.since}>
            {faults.map(({ id, name, message, state, lastRelease }) => (
              <Change
                key={id}
                to={paths.siteErrors()}
                title={state === 'regressed' ? t`An error came back` : t`A new error`}
              >
                {name}: {message} {lastRelease ? t`in ${lastRelease}` : ''}
              </Change>
            ))}
            {hangingCount > 0 ? (
              <Change
                to={paths.sitePayments()}
                title={<Plural value={hangingCount} one="# payment hangs" other="# payments hang" />}
              >
                <Trans>The provider has not answered yet.</Trans>
              </Change>
            ) : null}
            {failedEventCount > 0 ? (
              <Change
                to={paths.sitePayments()}
                title={
                  <Plural
                    value={failedEventCount}
                    one="# payment event failed"
                    other="# payment events failed"
                  />
                }
              >
                <Trans>It is tried again by itself.</Trans>
              </Change>
            ) : null}
            {[...flags].map(([name, { staff }]) => (
              <Change key={name} to={paths.siteFlags()} title={t`The feature “${name}” changed`}>
                {staff ? t`by ${staff}` : t`by a former staff member`}
              </Change>
            ))}
          </ul>
        )}
        {failed.length > 0 ? <Incomplete failed={failed} isEmpty={isEmpty} /> : null}
      </section>
    </>
  );
}
