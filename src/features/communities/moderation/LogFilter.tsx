import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { AuditSummary } from '#generated/zod/auditSummary.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import words from '../components/FilterSentence.module.css';
import { useLeaders } from '../data/members.ts';
import { isModeratorOf } from '../model/is-moderator.ts';
import styles from './AuditLog.module.css';
import { dayAt, dayName, monthName } from './log-dates.ts';
import { LOG_TYPES, type LogType } from './log-types.ts';
import { LOG_TYPE_WORDS } from './log-words.ts';

/** Number of months that the filter offers. */
const MONTH_COUNT = 12;

/** Returns the last months as `YYYY-MM`, the newest first. */
function monthsBefore(now: number): string[] {
  const date = new Date(now * 1000);
  return Array.from({ length: MONTH_COUNT }, (_, back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

type Shown = {
  type: LogType;
  month: string | undefined;
  /** A day of the month, such as 2026-11-30. */
  day: string | undefined;
  rule: string | undefined;
  /** Name of the moderator whose acts are shown. */
  by: string | undefined;
};

type LogFilterProps = {
  community: Community;
  /** Names those who acted, also when they moderate no more. */
  summary: AuditSummary | undefined;
  shown: Shown;
};

type WordProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

/** One underlined word of the sentence. */
function Word({ label, value, onChoose, children }: WordProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value)}
    >
      {children}
    </select>
  );
}

/** Chooses among those who look after the community, and those who did. */
function ActorWord({
  community,
  summary,
  by,
  onChoose,
}: Pick<LogFilterProps, 'community' | 'summary'> & Pick<Shown, 'by'> & Pick<WordProps, 'onChoose'>) {
  const { t } = useLingui();
  const leaders = useLeaders(community.name) ?? [];
  const acted = summary?.actors.flatMap(({ actor }) => (actor ? [actor.name] : [])) ?? [];
  const names = new Set([...leaders.map(({ name }) => name), ...acted, ...(by ? [by] : [])]);
  return (
    <Word label={t`Moderator`} value={by ?? ''} onChoose={onChoose}>
      <option value="">{t`anyone`}</option>
      {[...names].sort().map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Word>
  );
}

/** Chooses among the days of the month on which somebody did something. */
function DayWord({
  summary,
  day,
  onChoose,
}: Pick<LogFilterProps, 'summary'> & Pick<Shown, 'day'> & Pick<WordProps, 'onChoose'>) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const acted = summary?.actors.flatMap(({ days }) => days.map(({ dayTs }) => dayAt(dayTs))) ?? [];
  const days = new Set([...acted, ...(day ? [day] : [])]);
  return (
    <Word label={t`Day`} value={day ?? ''} onChoose={onChoose}>
      <option value="">{t`any day`}</option>
      {[...days].sort().map((one) => (
        <option key={one} value={one}>
          {dayName(locale, one)}
        </option>
      ))}
    </Word>
  );
}

/** The filter of the log as a sentence whose underlined words can be changed. Only moderators choose whose acts. */
export function LogFilter({ community, summary, shown }: LogFilterProps) {
  const { t, i18n } = useLingui();
  const locale = useDateLocale();
  const navigate = useNavigate();
  const months = monthsBefore(useNow());
  const show = (changes: { [Key in keyof Shown]?: string }): void => {
    // Another month has other days.
    const { type, month, day, rule, by } = {
      ...shown,
      ...(changes.month === undefined ? {} : { day: '' }),
      ...changes,
    };
    const path = paths.communityLog(community.name, type === 'all' ? undefined : type);
    const time = day ? { day } : { month: month || undefined };
    void navigate(path + queryString({ by: by || undefined, ...time, rule: rule || undefined }));
  };
  const kind = (
    <Word label={t`Kind`} value={shown.type} onChoose={(type) => show({ type })}>
      {LOG_TYPES.map((one) => (
        <option key={one} value={one}>
          {i18n._(LOG_TYPE_WORDS[one])}
        </option>
      ))}
    </Word>
  );
  const actor = (
    <ActorWord community={community} summary={summary} by={shown.by} onChoose={(by) => show({ by })} />
  );
  const rule = (
    <Word label={t`Rule`} value={shown.rule ?? ''} onChoose={(id) => show({ rule: id })}>
      <option value="">{t`any rule`}</option>
      {community.rules.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Word>
  );
  const month = (
    <Word label={t`Month`} value={shown.month ?? ''} onChoose={(one) => show({ month: one })}>
      <option value="">{t`any month`}</option>
      {months.map((one) => (
        <option key={one} value={one}>
          {monthName(locale, one)}
        </option>
      ))}
    </Word>
  );
  const day = <DayWord summary={summary} day={shown.day} onChoose={(one) => show({ day: one })} />;
  return (
    <fieldset className={styles.filter} aria-label={t`Filter`}>
      <p className={words.sentence}>
        {isModeratorOf(community) ? (
          <Trans>
            {kind} by {actor} under {rule} in {month} on {day}
          </Trans>
        ) : (
          <Trans>
            {kind} under {rule} in {month} on {day}
          </Trans>
        )}
      </p>
    </fieldset>
  );
}
