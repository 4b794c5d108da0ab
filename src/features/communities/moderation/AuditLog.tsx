import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { getGetAuditSummaryQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { AuditEntry } from '#generated/zod/auditEntry.zod.ts';
import type { AuditSummary } from '#generated/zod/auditSummary.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { GetAuditSummary200 } from '#generated/zod/getAuditSummary200.zod.ts';
import type { ListAuditLog200 } from '#generated/zod/listAuditLog200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { isModeratorOf } from '../model/is-moderator.ts';
import styles from './AuditLog.module.css';
import { LogFilter } from './LogFilter.tsx';
import type { LogType } from './log-types.ts';
import { ACTION_WORDS, LOG_TYPE_WORDS } from './log-words.ts';
import { ModerationFrame, ModerationTabs } from './ModerationFrame.tsx';
import { logQuery } from './member-data.ts';

const entriesOf = ({ response }: ListAuditLog200) => response.entries;
const keyOf = ({ id }: AuditEntry): string => id;

/** A name of a blog. */
const BLOG_NAME = /^[a-z0-9-]{1,32}$/;
const MONTH = /^[0-9]{4}-(0[1-9]|1[0-2])$/;

type LogProps = { community: Community; type: LogType };

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
  const isModerator = isModeratorOf(community);
  // The log names nobody to members, who cannot ask for one person.
  const by = isModerator ? BLOG_NAME.exec(query.get('by') ?? '')?.[0] : undefined;
  const list = usePagedList(
    logQuery(community.name, {
      type,
      ...(month ? { month } : {}),
      ...(rule ? { rule_id: rule } : {}),
      ...(by ? { actor: by } : {}),
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
      <LogFilter community={community} summary={summary} shown={{ type, month, rule, by }} />
      {summary ? <Glance summary={summary} /> : null}
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
