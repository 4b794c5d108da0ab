import { Trans, useLingui } from '@lingui/react/macro';
import { getGetImageFailuresQueryOptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { ImageFailures } from '#generated/zod/imageFailures.zod.ts';
import { DayChart } from '#src/entities/figures/DayChart.tsx';
import { Strands } from '#src/entities/figures/Strands.tsx';
import { usePageKindNames } from '#src/entities/figures/use-page-kind-names.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { FigureSection } from './FigureSection.tsx';
import styles from './SiteFigures.module.css';

function Figures({ failures }: { failures: ImageFailures }) {
  const { t, i18n } = useLingui();
  const pageNames = usePageKindNames();
  const { isMeasured, total, previousTotal, days, pages, hosts } = failures;
  const before = fullCount(previousTotal, i18n.locale);
  const length = fullCount(days.length, i18n.locale);
  if (total === 0 && !isMeasured)
    return (
      <EmptyState title={<Trans>This site takes no reports of pictures</Trans>}>
        <Trans>
          It would, once its list for consent asks readers whether they may be counted (CONSENT_LIST).
        </Trans>
      </EmptyState>
    );
  const parts = [
    {
      title: t`Whose pictures`,
      strands: hosts.map(({ host, failures: count }) => ({ name: host, count })),
    },
    {
      title: t`On which pages`,
      strands: pages.map(({ kind, failures: count }) => ({ name: pageNames[kind], count })),
    },
  ].filter(({ strands }) => strands.length > 0);
  return (
    <>
      <DayChart
        isBig
        days={days.map(({ day }) => day)}
        figure={fullCount(total, i18n.locale)}
        title={t`pictures lost`}
        detail={t`${before} in the ${length} days before`}
        series={{ name: t`Pictures`, values: days.map(({ failures: count }) => count) }}
      />
      {parts.length > 0 ? (
        <div className={styles.half}>
          {parts.map((part) => (
            <Strands key={part.title} {...part} />
          ))}
        </div>
      ) : null}
      <p className={styles.note}>
        <Trans>
          A picture is lost when it has not appeared after five seconds. Nothing is stored of the reader, so
          one reader with many lost pictures counts each of them.
        </Trans>
      </p>
    </>
  );
}

/** Pictures that browsers could not show: by day, by the host that should have sent them, by kind of page. */
export function LostPictures() {
  const { t } = useLingui();
  return (
    <FigureSection title={t`Lost pictures`} query={(range) => getGetImageFailuresQueryOptions(range)}>
      {({ response }) => <Figures failures={response.imageFailures} />}
    </FigureSection>
  );
}
