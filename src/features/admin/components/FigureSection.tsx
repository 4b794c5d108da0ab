import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { type FigureRange, rangeUpTo } from '../model/figure-range.ts';
import { FigureRangePicker } from './FigureRangePicker.tsx';
import styles from './SiteFigures.module.css';

interface FigureSectionProps<Data, Key extends readonly unknown[]> {
  title: string;
  /** Query of the figures of a range. */
  query: (range: FigureRange) => UseQueryOptions<Data, Error, Data, Key>;
  /** Further choices, above the figures. */
  choices?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Figures of a range of days that staff chooses. The last ones stay, dimmed, while others load. */
export function FigureSection<Data, Key extends readonly unknown[]>(props: FigureSectionProps<Data, Key>) {
  const { title, query, choices, children } = props;
  const { t } = useLingui();
  const heading = useId();
  const [range, setRange] = useState(() => rangeUpTo(30, siteNow()));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(range),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.figures} aria-labelledby={heading} aria-busy={isPlaceholderData}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <FigureRangePicker range={range} onRange={setRange} />
      </header>
      {choices}
      {data === undefined ? null : children(data as Data)}
      {data === undefined && !error ? <CardSkeleton /> : null}
      {error ? (
        <ErrorState
          title={t`The figures could not be loaded`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error, t`Nothing was changed.`)}
        </ErrorState>
      ) : null}
    </section>
  );
}
