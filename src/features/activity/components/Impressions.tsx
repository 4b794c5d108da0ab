import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGetActivityImpressionsQueryOptions } from '#generated/hooks/activity/activity.ts';
import type { GetActivityImpressions200 } from '#generated/zod/getActivityImpressions200.zod.ts';
import { DayChart } from '#src/entities/figures/DayChart.tsx';
import { Strands } from '#src/entities/figures/Strands.tsx';
import { usePageKindNames } from '#src/entities/figures/use-page-kind-names.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import type { GraphRange } from '../data/graphs.ts';
import styles from './Impressions.module.css';

/** Shows how often a blog's posts were in view on each day of a range, on which pages, and where readers came from. */
export function Impressions({ blog, range }: { blog: string; range: GraphRange }) {
  const { t, i18n } = useLingui();
  const kindNames = usePageKindNames();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...getGetActivityImpressionsQueryOptions(blog, { range }),
    placeholderData: keepPreviousData,
    select: ({ response }: GetActivityImpressions200) => response.impressions,
  });
  if (!data)
    return isError ? (
      <ErrorState
        title={t`The numbers could not be loaded`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Bone width="100%" height={200} />
    );
  const { days, total, previousTotal, places, sources, minimumReaders } = data;
  const before = fullCount(previousTotal, i18n.locale);
  const parts = [
    {
      title: t`Where it was seen`,
      strands: places.map(({ kind, count }) => ({ name: kindNames[kind], count })),
    },
    { title: t`Where readers come from`, strands: sources.map(({ host, count }) => ({ name: host, count })) },
  ].filter(({ strands }) => strands.length > 0);
  return (
    <div className={styles.impressions} aria-busy={isPlaceholderData}>
      <DayChart
        days={days.map(({ day }) => day)}
        figure={fullCount(total, i18n.locale)}
        title={t`times in view`}
        detail={t`${before} in the period before`}
        series={{ name: t`Impressions`, values: days.map(({ impressions }) => impressions) }}
        more={[{ name: t`Views of the blog`, values: days.map(({ views }) => views) }]}
      />
      {parts.map((part) => (
        <Strands key={part.title} {...part} />
      ))}
      <p className={styles.note}>
        <Trans>
          Only readers who allowed counting are counted. What fewer than {minimumReaders} of them saw on a day
          is left out, so that nobody is watched.
        </Trans>
      </p>
    </div>
  );
}
