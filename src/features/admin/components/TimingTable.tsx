import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId } from 'react';
import type { TimingMetric } from '#generated/zod/timingMetric.zod.ts';
import type { TimingShares } from '#generated/zod/timingShares.zod.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './TimingTable.module.css';
import { useTimingText } from './use-timing-text.ts';

type TimingTableProps = {
  title: string;
  metric: TimingMetric;
  rows: readonly { key: string; name: string; timings: TimingShares }[];
};

const SHARES = ['good', 'middling', 'poor'] as const;

/** Timings of pages or releases: a thread of three parts, and the same as numbers. Nothing without rows. */
export function TimingTable({ title, metric, rows }: TimingTableProps) {
  const { t, i18n } = useLingui();
  const { value } = useTimingText();
  const heading = useId();
  const percent = numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
  const shareNames = { good: t`Good`, middling: t`Middling`, poor: t`Poor` };
  if (rows.length === 0) return null;
  return (
    <section className={styles.timings} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters the table scrolls, also by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              <td />
              <td className={styles.run} />
              <th scope="col">{t`Three of four`}</th>
              {SHARES.map((share) => (
                <th key={share} scope="col" data-share={share}>
                  <span className={styles.sign} aria-hidden="true" /> {shareNames[share]}
                </th>
              ))}
              <th scope="col" className={styles.loads}>{t`Loads`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, timings }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className={styles.run} aria-hidden="true">
                  <span className={styles.thread}>
                    {SHARES.map((share) => (
                      <i
                        key={share}
                        data-share={share}
                        style={{ '--loads': timings[share] } as CSSProperties}
                      />
                    ))}
                  </span>
                </td>
                <td>
                  {timings.p75 === undefined ? (
                    <VisuallyHidden>{t`unknown`}</VisuallyHidden>
                  ) : (
                    value(metric, timings.p75)
                  )}
                </td>
                {SHARES.map((share) => (
                  <td key={share} className={styles.share}>
                    {percent.format(timings[share] / Math.max(1, timings.loads))}
                  </td>
                ))}
                <td className={cx(styles.share, styles.loads)}>{fullCount(timings.loads, i18n.locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
