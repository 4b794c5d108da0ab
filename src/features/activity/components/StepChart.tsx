import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActivityGraph } from '#generated/zod/activityGraph.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { CHART_SIZE, chartColumnsOf, chartLineOf } from '../model/chart-shape.ts';
import styles from './StepChart.module.css';

const HOURLY = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric' } as const;
const DAILY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const HALF_DAY_MS = 43_200_000;

/**
 * Returns the label of each step. A day is formatted at its noon, because its midnight is another day in time zones
 * behind.
 */
function stepNames({ granularity, points }: ActivityGraph, locale: string): string[] {
  const isHourly = granularity === 'hourly';
  const format = dateFormat(locale, isHourly ? HOURLY : DAILY);
  return points.map(({ timestamp }) => format.format(timestamp * 1000 + (isHourly ? 0 : HALF_DAY_MS)));
}

type StepChartProps = {
  graph: ActivityGraph;
  /** Caption: what is counted. */
  title: string;
  /** Columns for increments, a line for totals. */
  shape: 'columns' | 'line';
};

/**
 * Renders a graph with the number of one step: the hovered one or, by arrow keys, the value of the slider that overlays
 * it. Also available as a table.
 */
export function StepChart({ graph, title, shape }: StepChartProps) {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const { points } = graph;
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const names = stepNames(graph, dateLocale);
  const counts = points.map(({ count }) => count);
  const numbers = counts.map((count) => fullCount(count, i18n.locale));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.step} aria-hidden="true">
        <strong>{numbers[at]}</strong> {names[at]}
      </figcaption>
      <div className={styles.place}>
        <svg
          viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.chart}
        >
          {chartColumnsOf(shape === 'columns' ? counts : counts.map(() => 1)).map((column, step) => (
            <rect
              key={points[step]?.timestamp}
              {...column}
              className={shape === 'columns' ? styles.column : styles.ground}
              data-chosen={step === at ? '' : undefined}
            />
          ))}
          {shape === 'line' ? <polyline points={chartLineOf(counts)} className={styles.line} /> : null}
        </svg>
        <input
          type="range"
          className={styles.slider}
          aria-label={title}
          aria-valuetext={`${names[at]}: ${numbers[at]}`}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const share = (clientX - left) / width;
            if (width > 0) setChosen(Math.max(0, Math.min(last, Math.floor(share * points.length))));
          }}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{names[0]}</span>
        <span>{names[last]}</span>
      </p>
      <details className={styles.details}>
        <summary>
          <Trans>As a table</Trans>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className={styles.scroll} aria-label={t`${title}, as a table`} tabIndex={0}>
          <table className={styles.table}>
            <caption className={styles.caption}>{title}</caption>
            <tbody>
              {points.map(({ timestamp }, step) => (
                <tr key={timestamp}>
                  <th scope="row">{names[step]}</th>
                  <td>{numbers[step]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
