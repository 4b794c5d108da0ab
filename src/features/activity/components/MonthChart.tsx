import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import styles from './MonthChart.module.css';

/** Units of the drawing: the width of a column and the gap after it. */
const COLUMN_PX = 40;
const GAP_PX = 12;
const HEIGHT_PX = 160;
/** Minimum height, so that a month with a single post is visible. */
const MIN_COLUMN_HEIGHT = 3;

/** Returns the names of the months in a language, from January on. */
function monthNames(locale: string, month: 'narrow' | 'long'): string[] {
  const format = dateFormat(locale, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 15)));
}

/** Shows the number of posts per month as columns and as a table. */
export function MonthChart({ months, year }: { months: readonly number[]; year: number }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const most = Math.max(...months, 1);
  const long = monthNames(dateLocale, 'long');
  const narrow = monthNames(dateLocale, 'narrow');
  const busiest = long[months.indexOf(most)] ?? '';
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${12 * (COLUMN_PX + GAP_PX) - GAP_PX} ${HEIGHT_PX + 28}`}
        role="img"
        aria-label={t`Posts in each month of ${year}; most in ${busiest}`}
        className={styles.chart}
      >
        {months.map((count, at) => {
          const height = count === 0 ? 0 : Math.max((count / most) * HEIGHT_PX, MIN_COLUMN_HEIGHT);
          const x = at * (COLUMN_PX + GAP_PX);
          return (
            <g key={long[at]} data-most={count === most ? '' : undefined} className={styles.month}>
              <rect x={x} y={HEIGHT_PX - height} width={COLUMN_PX} height={height} rx={4} />
              <text x={x + COLUMN_PX / 2} y={HEIGHT_PX + 22} textAnchor="middle">
                {narrow[at]}
              </text>
            </g>
          );
        })}
      </svg>
      <details className={styles.details}>
        <summary>
          <Trans>As a table</Trans>
        </summary>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <Trans>Posts in each month of {year}</Trans>
          </caption>
          <tbody>
            {months.map((count, at) => (
              <tr key={long[at]}>
                <th scope="row">{long[at]}</th>
                <td>
                  <Plural value={count} one="# post" other="# posts" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
