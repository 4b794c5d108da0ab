import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { cx } from '#src/shared/ui/cx.ts';
import {
  type ChartPoint,
  chartPath,
  chartPoints,
  type DayValue,
  FULL_PERCENT,
  knotPlaces,
} from './chart-line.ts';
import styles from './DayChart.module.css';

/** Values of each day under one name. */
export type DaySeries = { name: string; values: readonly DayValue[] };

type DayChartProps = {
  /** Days in UTC, as `YYYY-MM-DD`. */
  days: readonly string[];
  /** Values drawn as thread. */
  series: DaySeries;
  /** Values that these are compared with, day by day. */
  compared?: DaySeries;
  /** Further columns of the table. */
  more?: readonly DaySeries[];
  /** The figure above the chart, what it counts, and a remark on it. */
  figure: string;
  title: string;
  detail?: ReactNode;
  isBig?: boolean;
};

const place = ({ x, y }: ChartPoint): CSSProperties => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** Returns a function that formats a day; all are days in UTC. */
function useDayNames(): (day: string, form?: 'short' | 'long') => string {
  const locale = useDateLocale();
  return (day, form = 'short') =>
    dateFormat(locale, {
      day: 'numeric',
      month: form,
      ...(form === 'long' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
}

/** A number per day as a line on the ground, with its figure above and the same numbers as a table below. */
export function DayChart({ days, series, compared, more = [], figure, title, detail, isBig }: DayChartProps) {
  const { t, i18n } = useLingui();
  const name = useDayNames();
  const known = [...series.values, ...(compared?.values ?? [])].filter((value) => value !== undefined);
  const most = Math.max(1, ...known);
  const points = chartPoints(series.values, most);
  const places = knotPlaces(days.length);
  const last = points.findLastIndex((point) => point !== undefined);
  const highest = Math.max(0, ...series.values.map((value) => value ?? 0));
  const first = name(days[0] ?? '', 'long');
  const end = name(days.at(-1) ?? '', 'long');
  const top = fullCount(highest, i18n.locale);
  const topDay = name(days[series.values.indexOf(highest)] ?? days[0] ?? '', 'long');
  const columns = [series, ...(compared ? [compared] : []), ...more];
  const label =
    highest === 0
      ? t`${title}, from ${first} to ${end}: none`
      : t`${title}, from ${first} to ${end}: ${top} at most, on ${topDay}`;
  return (
    <figure className={cx(styles.chart, isBig && styles.big)}>
      <figcaption className={styles.caption}>
        <b className={styles.figure}>{figure}</b>
        <span>
          {title}
          {detail ? <small>{detail}</small> : null}
        </span>
        {compared ? (
          <span className={styles.key} aria-hidden="true">
            <i /> {series.name} <i className={styles.was} /> {compared.name}
          </span>
        ) : null}
      </figcaption>
      <div className={styles.plot} role="img" aria-label={label}>
        <svg viewBox={`0 0 ${FULL_PERCENT} ${FULL_PERCENT}`} preserveAspectRatio="none" aria-hidden="true">
          {compared ? (
            <path className={styles.was} d={chartPath(chartPoints(compared.values, most))} />
          ) : null}
          <path d={chartPath(points)} />
        </svg>
        {places.map((at) => {
          const point = points[at];
          return point && at !== last ? <i key={at} className={styles.knot} style={place(point)} /> : null;
        })}
        {points[last] ? <i className={styles.knot} data-now="" style={place(points[last])} /> : null}
      </div>
      <p className={styles.axis} aria-hidden="true">
        {places.map((at) => (
          <span key={at}>{name(days[at] ?? '')}</span>
        ))}
      </p>
      <details className={styles.numbers}>
        <summary>
          <Trans>As a table</Trans>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className={styles.scroll} aria-label={t`${title}, as a table`} tabIndex={0}>
          <table className={styles.table}>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t`Day`}</th>
                {columns.map((column) => (
                  <th key={column.name} scope="col">
                    {column.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day}>
                  <th scope="row">{name(day)}</th>
                  {columns.map((column) => {
                    const value = column.values[at];
                    return (
                      <td key={column.name}>{value === undefined ? '–' : fullCount(value, i18n.locale)}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
