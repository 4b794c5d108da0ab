import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getGetAuditSummaryQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { AuditEntry } from '#generated/zod/auditEntry.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { GetAuditSummary200 } from '#generated/zod/getAuditSummary200.zod.ts';
import type { ListAuditLog200 } from '#generated/zod/listAuditLog200.zod.ts';
import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { useScrollToNamed } from '#src/shared/navigation/scroll-to-named.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { isModeratorOf } from '../model/is-moderator.ts';
import styles from './AuditLog.module.css';
import { LogEntry } from './LogEntry.tsx';
import { LogFilter } from './LogFilter.tsx';
import { dayName, monthName } from './log-dates.ts';
import type { LogType } from './log-types.ts';
import { ModerationFrame, ModerationTabs } from './ModerationFrame.tsx';
import { MonthAppeals } from './MonthAppeals.tsx';
import { MonthGlance } from './MonthGlance.tsx';
import { logQuery } from './member-data.ts';
import { type ChartRow, existingDay } from './month-chart.ts';
import { RuleRanks } from './RuleRanks.tsx';

const entriesOf = ({ response }: ListAuditLog200) => response.entries;
const keyOf = ({ id }: AuditEntry): string => id;

/** A name of a blog. */
const BLOG_NAME = /^[a-z0-9-]{1,32}$/;
/** Names the list in addresses that lead to a part of it. */
const ACTS_HASH = '#acts';
const MONTH = /^[0-9]{4}-(0[1-9]|1[0-2])$/;

type LogProps = { community: Community; type: LogType };

/** Splits entries into days, the newest first. */
function byDay(entries: readonly AuditEntry[], dayOf: (seconds: number) => string) {
  const days: { day: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.timestamp);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Renders the log of a community: what moderators and rules did, which nobody can change. */
export function AuditLog({ community, type }: LogProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const day = existingDay(query.get('day'));
  const month = day?.slice(0, 7) ?? MONTH.exec(query.get('month') ?? '')?.[0];
  const rule = community.rules.find(({ id }) => id === query.get('rule'))?.id;
  const isModerator = isModeratorOf(community);
  const [isAsMembers, setAsMembers] = useState(false);
  const isForModerators = isModerator && !isAsMembers;
  const audience = isAsMembers ? { audience: 'members' as const } : {};
  // The log names nobody to members, who cannot ask for one person.
  const by = isForModerators ? BLOG_NAME.exec(query.get('by') ?? '')?.[0] : undefined;
  const isNarrowed = type !== 'all' || [month, rule, by].some((part) => part !== undefined);
  const list = usePagedList(
    logQuery(community.name, {
      type,
      ...audience,
      ...(day ? { day } : month ? { month } : {}),
      ...(rule ? { rule_id: rule } : {}),
      ...(by ? { actor: by } : {}),
    }),
    entriesOf,
    keyOf,
  );
  const { data: summary } = useQuery({
    ...getGetAuditSummaryQueryOptions(community.name, { ...audience, ...(month ? { month } : {}) }),
    select: ({ response }: GetAuditSummary200) => response.summary,
  });
  const dayWords = day ? dayName(locale, day) : '';
  const acts = useRef<HTMLDivElement>(null);
  useScrollToNamed(acts, hash === ACTS_HASH, { focus: true });
  // A day of the chart has one heading, wherever its reader lives.
  const zone = day ? { timeZone: 'UTC' } : {};
  const dayOf = (seconds: number): string =>
    dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', ...zone }).format(seconds * 1000);
  const monthWords = summary ? monthName(locale, summary.month) : '';
  const addressOf = ({ actor, actorKind }: Pick<ChartRow, 'actor' | 'actorKind'>, time: object): string => {
    const isRule = actorKind === 'automatic_rule';
    const by = isRule || !isForModerators ? undefined : actor?.name;
    return paths.communityLog(community.name, isRule ? 'automod' : undefined) + queryString({ by, ...time });
  };
  const hrefOf = (row: Pick<ChartRow, 'actor' | 'actorKind'>): string | undefined =>
    row.actorKind === 'automatic_rule' || (row.actor && isForModerators)
      ? addressOf(row, { month })
      : undefined;
  const appeals = summary ? (
    <MonthAppeals community={community} appeals={summary.appeals} monthName={monthWords} />
  ) : null;
  return (
    <ModerationFrame
      community={community}
      title={t`Audit log`}
      current={isModerator ? 'log' : undefined}
      aside={
        <div className={styles.aside}>
          {appeals}
          <section className={styles.readers}>
            <h2>
              <Trans>Who reads this</Trans>
            </h2>
            <p>
              {isModerator ? (
                <Trans>
                  Those who look after the community. Members read it, without names, where its settings say
                  so.
                </Trans>
              ) : (
                <Trans>You see it without the names of those acted upon.</Trans>
              )}
            </p>
            {community.membership.role === 'admin' ? (
              <Link href={paths.communitySettings(community.name)}>{t`Change that`}</Link>
            ) : null}
          </section>
        </div>
      }
    >
      <PageHead title={t`Audit log of ${community.title}`} noIndex />
      {isModerator ? <ModerationTabs community={community} current="log" /> : null}
      <LogFilter community={community} summary={summary} shown={{ type, month, day, rule, by }} />
      {summary ? (
        <>
          <MonthGlance
            summary={summary}
            monthName={monthWords}
            hrefOf={hrefOf}
            dayHrefOf={(row, one) => addressOf(row, { day: one }) + ACTS_HASH}
            shownDay={day}
          />
          <RuleRanks
            community={community}
            rules={summary.rules}
            hrefOf={(id) => paths.communityLog(community.name) + queryString({ month, rule: id })}
          />
        </>
      ) : null}
      <div className={styles.narrowAppeals}>{appeals}</div>
      {isModerator ? (
        <div className={styles.asMembers}>
          <Checkbox
            label={t`As members see it`}
            checked={isAsMembers}
            onChange={({ target }) => setAsMembers(target.checked)}
          />
        </div>
      ) : null}
      <div role="status" className={styles.dayNote}>
        {day ? (
          <p>
            {by ? (
              <Trans>
                Only what {by} did on {dayWords}.
              </Trans>
            ) : (
              <Trans>Only {dayWords}.</Trans>
            )}{' '}
            <Link
              href={paths.communityLog(community.name) + queryString({ month })}
            >{t`The whole month`}</Link>
          </p>
        ) : null}
      </div>
      <div ref={acts} tabIndex={-1} className={styles.acts}>
        <EndlessList
          list={list}
          skeleton={<RowSkeleton />}
          moreSkeleton={<RowSkeleton />}
          empty={
            <EmptyState art="cat" title={t`Nothing here`}>
              {by ? (
                <Trans>{by} did nothing of this kind.</Trans>
              ) : (
                <Trans>Nobody did anything of this kind.</Trans>
              )}
            </EmptyState>
          }
          errorText={t`The log could not be loaded.`}
        >
          {(entries) => (
            <>
              {byDay(entries, dayOf).map(({ day, entries: ofDay }) => (
                <section key={ofDay[0]?.id} className={styles.day}>
                  <h2 suppressHydrationWarning>{day}</h2>
                  <ol>
                    {ofDay.map((entry) => (
                      <LogEntry
                        key={entry.id}
                        community={community}
                        entry={entry}
                        isForModerators={isForModerators}
                      />
                    ))}
                  </ol>
                </section>
              ))}
              {list.hasMore ? null : (
                <ThreadEnd>
                  {isNarrowed ? (
                    <Trans>That is all of this kind.</Trans>
                  ) : (
                    <Trans>That is where it began.</Trans>
                  )}
                </ThreadEnd>
              )}
            </>
          )}
        </EndlessList>
      </div>
    </ModerationFrame>
  );
}
