import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { getGetPageTimingsQueryOptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { PageTimings } from '#generated/zod/pageTimings.zod.ts';
import type { TimingMetric } from '#generated/zod/timingMetric.zod.ts';
import type { TimingShares } from '#generated/zod/timingShares.zod.ts';
import { DayChart } from '#src/entities/figures/DayChart.tsx';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { FigureSection } from './FigureSection.tsx';
import styles from './SiteFigures.module.css';
import { TimingTable } from './TimingTable.tsx';
import { useTimingText } from './use-timing-text.ts';

const METRICS: readonly TimingMetric[] = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'];

/** Returns how many of a hundred loads one of their shares is; undefined without loads. */
function percentOf(timings: TimingShares, share: 'good' | 'middling' | 'poor'): number | undefined {
  return timings.loads === 0 ? undefined : Math.round((100 * timings[share]) / timings.loads);
}

function Figures({ timings }: { timings: PageTimings }) {
  const { t, i18n } = useLingui();
  const { value, names, routeName } = useTimingText();
  const { isMeasured, metric, all, days, routes, releases } = timings;
  if (all.loads === 0)
    return isMeasured ? (
      <EmptyState title={<Trans>Nothing was timed on these days</Trans>}>
        <Trans>One visit in ten is timed, of readers who allowed it.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={<Trans>This site times no pages</Trans>}>
        <Trans>It would, once its list for consent asks readers for that (CONSENT_LIST).</Trans>
      </EmptyState>
    );
  const loads = fullCount(all.loads, i18n.locale);
  const [good, poor] = [value(metric, timings.goodUpTo), value(metric, timings.poorAbove)];
  function percentsOf(share: 'good' | 'middling' | 'poor') {
    return days.map((day) => percentOf(day.timings, share));
  }
  return (
    <>
      <DayChart
        isBig
        days={days.map(({ day }) => day)}
        figure={value(metric, all.p75 ?? 0)}
        title={t`${names[metric]}: three of four page loads were this fast`}
        detail={t`${loads} loads, drawn: how many of a hundred were good`}
        series={{ name: t`Good, %`, values: percentsOf('good') }}
        more={[
          { name: t`Middling, %`, values: percentsOf('middling') },
          { name: t`Poor, %`, values: percentsOf('poor') },
          { name: t`Loads`, values: days.map((day) => day.timings.loads) },
        ]}
      />
      <TimingTable
        title={t`By page, the slowest first`}
        metric={metric}
        rows={routes.map(({ route, timings: of }) => ({ key: route, name: routeName(route), timings: of }))}
      />
      <TimingTable
        title={t`By release`}
        metric={metric}
        rows={releases.map(({ release, timings: of }) => ({
          key: release,
          name: release || t`without a name`,
          timings: of,
        }))}
      />
      <p className={styles.note}>
        <Trans>
          Good is up to {good}, poor is above {poor}. One visit in ten is timed, of readers who allowed it;
          nothing is stored of them but these sums.
        </Trans>
      </p>
    </>
  );
}

function MetricChoice({
  metric,
  onMetric,
}: {
  metric: TimingMetric;
  onMetric: (next: TimingMetric) => void;
}) {
  const { t } = useLingui();
  const { names } = useTimingText();
  const id = useId();
  return (
    <fieldset className={styles.ranges}>
      <legend>
        <VisuallyHidden>{t`Timing`}</VisuallyHidden>
      </legend>
      {METRICS.map((one) => (
        <label key={one} className={styles.range}>
          <input type="radio" name={id} checked={one === metric} onChange={() => onMetric(one)} />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** Timings of pages: the share of good loads by day, and the timings of each page and release. */
export function SlowPages() {
  const { t } = useLingui();
  const [metric, setMetric] = useState<TimingMetric>('lcp');
  return (
    <FigureSection
      title={t`Slow pages`}
      query={(range) => getGetPageTimingsQueryOptions({ ...range, metric })}
      choices={<MetricChoice metric={metric} onMetric={setMetric} />}
    >
      {({ response }) => <Figures timings={response.pageTimings} />}
    </FigureSection>
  );
}
