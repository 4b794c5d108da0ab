import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { archiveMonthsQuery } from '../data/archive.ts';
import { type ArchiveFilter, archivePath } from '../model/archive-filter.ts';
import styles from './Archive.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Renders the years and months of an archive; the fill level of a month shows its number of posts. */
export function ArchiveCalendar({ blogName, choice }: { blogName: string; choice: ArchiveFilter }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { data } = useQuery(archiveMonthsQuery(blogName, choice));
  if (!data || data.months.length === 0) return null;
  const { type, tag } = choice;
  const at = (year?: number, month?: number) =>
    archivePath(blogName, {
      ...(year !== undefined && { year }),
      ...(month !== undefined && { month }),
      ...(type && { type }),
      ...(tag && { tag }),
    });
  const most = Math.max(...data.months.map(({ count }) => count));
  const counts = new Map(data.months.map(({ year, month, count }) => [`${year}-${month}`, count]));
  const years = [...new Set(data.months.map(({ year }) => year))];
  const short = dateFormat(dateLocale, { month: 'narrow', timeZone: 'UTC' });
  const long = dateFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <nav aria-label={t`Months`} className={styles.calendar}>
      {years.map((year) => {
        const isYear = choice.year === year && choice.month === undefined;
        return (
          <div key={year} className={styles.year}>
            <Link
              href={isYear ? at() : at(year)}
              className={styles.yearName}
              aria-current={isYear ? 'true' : undefined}
            >
              {year}
            </Link>
            <ol className={styles.months}>
              {MONTHS.map((month) => {
                const count = counts.get(`${year}-${month}`) ?? 0;
                const day = Date.UTC(year, month - 1, 1);
                const isChosen = choice.year === year && choice.month === month;
                const name = long.format(day);
                return (
                  <li key={month}>
                    {count === 0 ? (
                      <span className={styles.month} aria-hidden>
                        {short.format(day)}
                      </span>
                    ) : (
                      <Link
                        href={isChosen ? at() : at(year, month)}
                        className={styles.month}
                        aria-current={isChosen ? 'true' : undefined}
                        aria-label={t`${name}: ${plural(count, { one: '# post', other: '# posts' })}`}
                        style={{ '--amount': `${Math.round(20 + (80 * count) / most)}%` } as CSSProperties}
                      >
                        {short.format(day)}
                      </Link>
                    )}
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </nav>
  );
}
