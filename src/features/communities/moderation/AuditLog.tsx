import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { getGetAuditSummaryQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { AuditEntry } from '#generated/zod/auditEntry.zod.ts';
import type { AuditSummary } from '#generated/zod/auditSummary.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { GetAuditSummary200 } from '#generated/zod/getAuditSummary200.zod.ts';
import type { ListAuditLog200 } from '#generated/zod/listAuditLog200.zod.ts';
import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import styles from './AuditLog.module.css';
import { Choice } from './Choice.tsx';
import { isModeratorOf } from './ForModerators.tsx';
import { LOG_TYPES, type LogType } from './log-types.ts';
import { ACTION_WORDS, LOG_TYPE_WORDS } from './log-words.ts';
import { ModerationFrame, ModerationTabs } from './ModerationFrame.tsx';
import { logQuery } from './member-data.ts';

const entriesOf = ({ response }: ListAuditLog200) => response.entries;
const keyOf = ({ id }: AuditEntry): string => id;

/** Number of months that the filter offers. */
const MONTH_COUNT = 12;
const MONTH = /^[0-9]{4}-(0[1-9]|1[0-2])$/;

/** Returns the last months as `YYYY-MM`, the newest first. */
function monthsBefore(now: number): string[] {
  const date = new Date(now * 1000);
  return Array.from({ length: MONTH_COUNT }, (_, back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

type LogProps = { community: Community; type: LogType };

function Filter({
  community,
  type,
  month,
  rule,
}: LogProps & { month: string | undefined; rule: string | undefined }) {
  const { t, i18n } = useLingui();
  const locale = useDateLocale();
  const navigate = useNavigate();
  const now = useNow();
  const months = monthsBefore(now);
  const show = (next: { type?: string; month?: string | undefined; rule?: string | undefined }): void => {
    const shown = { type, month, rule, ...next };
    const path = paths.communityLog(community.name, shown.type === 'all' ? undefined : shown.type);
    void navigate(path + queryString({ month: shown.month || undefined, rule: shown.rule || undefined }));
  };
  return (
    <fieldset className={styles.filter} aria-label={t`Filter`}>
      <Choice label={t`Kind`} value={type} onChange={(event) => show({ type: event.target.value })}>
        {LOG_TYPES.map((one) => (
          <option key={one} value={one}>
            {i18n._(LOG_TYPE_WORDS[one])}
          </option>
        ))}
      </Choice>
      <Choice label={t`Rule`} value={rule ?? ''} onChange={(event) => show({ rule: event.target.value })}>
        <option value="">{t`any rule`}</option>
        {community.rules.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Choice>
      <Choice label={t`Month`} value={month ?? ''} onChange={(event) => show({ month: event.target.value })}>
        <option value="">{t`any month`}</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
              new Date(`${one}-01`),
            )}
          </option>
        ))}
      </Choice>
    </fieldset>
  );
}

/** Renders a month as a table: who acted, what they took down, put back, and did otherwise. */
function Glance({ summary }: { summary: AuditSummary }) {
  const { t } = useLingui();
  const { actors, undone } = summary;
  const rows = actors.map(({ actor, actorKind, days }) => {
    const sum = (key: 'removedCount' | 'restoredCount' | 'otherCount'): number =>
      days.reduce((total, day) => total + day[key], 0);
    return {
      key: actor?.uuid ?? actorKind,
      name: actor?.name ?? (actorKind === 'member' ? t`Moderators` : t`Automatic rules and the site`),
      removed: sum('removedCount'),
      restored: sum('restoredCount'),
      other: sum('otherCount'),
    };
  });
  const total = rows.reduce((all, { removed, restored, other }) => all + removed + restored + other, 0);
  if (total === 0) return null;
  return (
    <section className={styles.glance}>
      <p>
        <b>
          <Plural value={total} one="# act this month." other="# acts this month." />
        </b>{' '}
        {undone.length > 0 ? (
          <Plural value={undone.length} one="# was taken back." other="# were taken back." />
        ) : null}{' '}
        <Trans>Nobody can change this list.</Trans>
      </p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Who`}</th>
              <th scope="col">{t`Taken down`}</th>
              <th scope="col">{t`Put back`}</th>
              <th scope="col">{t`Otherwise`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, removed, restored, other }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{removed}</td>
                <td>{restored}</td>
                <td>{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Entry({ community, entry }: { community: Community; entry: AuditEntry }) {
  const { t, i18n } = useLingui();
  const locale = useDateLocale();
  const {
    action,
    type,
    actor,
    actorKind,
    target,
    rule,
    note,
    decisionId,
    undoneById,
    timestamp,
    postId,
    commentId,
  } = entry;
  const isModerator = isModeratorOf(community);
  const what = i18n._(ACTION_WORDS[action] ?? LOG_TYPE_WORDS[type]);
  const time = dateFormat(locale, { timeStyle: 'short' }).format(timestamp * 1000);
  const who =
    actor?.name ??
    (actorKind === 'member' ? t`A moderator` : actorKind === 'rule' ? t`An automatic rule` : t`The site`);
  return (
    <li data-back={action.endsWith('_restored') || action === 'decision_undone' || undefined}>
      <b>{what}</b>
      <small>
        <span>{who}</span>
        {target ? (
          isModerator ? (
            <Link href={paths.moderatedMember(community.name, target.name)} translate="no">
              {target.name}
            </Link>
          ) : (
            <span translate="no">{target.name}</span>
          )
        ) : null}
        {rule ? <span dir="auto">{rule.text}</span> : null}
        {undoneById ? <span>{t`undone later`}</span> : null}
        <span suppressHydrationWarning>{time}</span>
        {/* Only what was reported or decided has an entry, and with it a page. */}
        {decisionId && postId && isModerator ? (
          <Link href={paths.moderatedThing(community.name, postId, commentId)}>{t`See it`}</Link>
        ) : null}
        {decisionId && isModerator ? (
          <Link href={paths.moderationDecision(community.name, decisionId)}>{t`Read it`}</Link>
        ) : null}
      </small>
      {note ? <q dir="auto">{note}</q> : null}
    </li>
  );
}

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
  const query = new URLSearchParams(useLocation().search);
  const month = MONTH.test(query.get('month') ?? '') ? (query.get('month') ?? undefined) : undefined;
  const rule = community.rules.find(({ id }) => id === query.get('rule'))?.id;
  const list = usePagedList(
    logQuery(community.name, {
      type,
      ...(month ? { month } : {}),
      ...(rule ? { rule_id: rule } : {}),
    }),
    entriesOf,
    keyOf,
  );
  const { data: summary } = useQuery({
    ...getGetAuditSummaryQueryOptions(community.name, month ? { month } : undefined),
    select: ({ response }: GetAuditSummary200) => response.summary,
  });
  const dayOf = (seconds: number): string =>
    dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(seconds * 1000);
  const isModerator = isModeratorOf(community);
  return (
    <ModerationFrame
      community={community}
      title={t`Audit log`}
      aside={
        <section className={styles.readers}>
          <h2>
            <Trans>Who reads this</Trans>
          </h2>
          <p>
            {isModerator ? (
              <Trans>
                Those who look after the community. Members read it, without names, where its settings say so.
              </Trans>
            ) : (
              <Trans>You see it without the names of those acted upon.</Trans>
            )}
          </p>
        </section>
      }
    >
      <PageHead title={t`Audit log of ${community.title}`} noIndex />
      {isModerator ? <ModerationTabs community={community} current="log" /> : null}
      <Filter community={community} type={type} month={month} rule={rule} />
      {summary ? <Glance summary={summary} /> : null}
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={
          <EmptyState art="cat" title={t`Nothing here`}>
            <Trans>Nobody did anything of this kind.</Trans>
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
                    <Entry key={entry.id} community={community} entry={entry} />
                  ))}
                </ol>
              </section>
            ))}
            {list.hasMore ? null : (
              <ThreadEnd>
                <Trans>That is where it began.</Trans>
              </ThreadEnd>
            )}
          </>
        )}
      </EndlessList>
    </ModerationFrame>
  );
}
