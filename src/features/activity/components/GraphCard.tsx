import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ActivityGraph } from '#generated/zod/activityGraph.zod.ts';
import { AUDIENCE_PURPOSE_ID } from '#src/domain/analytics-events.ts';
import { vendorsQuery } from '#src/entities/consent/consent.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { Tabs } from '#src/shared/ui/Tabs.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { GRAPH_KINDS, GRAPH_RANGES, type GraphKind, type GraphRange, useGraph } from '../data/graphs.ts';
import styles from './GraphCard.module.css';
import { GraphSummary } from './GraphSummary.tsx';

const StepChart = lazyPart(() => import('./StepChart.tsx'), 'StepChart', {
  whileLoading: <Bone width="100%" height={200} />,
});
// Weighs more than the other graphs together, and only sites that measure have it.
const Impressions = lazyPart(() => import('./Impressions.tsx'), 'Impressions', {
  whileLoading: <Bone width="100%" height={200} />,
});
// It stands below the chart, in a part that is shown when the numbers are there.
const MostNoted = lazyPart(() => import('./MostNoted.tsx'), 'MostNoted');

/** Renders the total of the range and its change against the previous range. */
function RangeTotal({ graph: { total, previousTotal }, kind }: { graph: ActivityGraph; kind: GraphKind }) {
  const { i18n } = useLingui();
  const more = total - previousTotal;
  const less = -more;
  return (
    <p className={styles.sum}>
      <strong>{fullCount(total, i18n.locale)}</strong>{' '}
      {more > 0 ? <Plural value={more} one="# more than before" other="# more than before" /> : null}
      {more < 0 ? <Plural value={less} one="# less than before" other="# less than before" /> : null}
      {more === 0 && kind === 'total' ? <Trans>as many as in the period before</Trans> : null}
      {more === 0 && kind !== 'total' && total > 0 ? <Trans>as many as in the period before</Trans> : null}
      {total === 0 && more === 0 && kind !== 'total' ? <Trans>no activity so far</Trans> : null}
    </p>
  );
}

function Graph({
  blog,
  kind,
  range,
  title,
}: {
  blog: string;
  kind: GraphKind;
  range: GraphRange;
  title: string;
}) {
  const { data, isError, isPlaceholderData, refetch } = useGraph(blog, kind, range);
  if (data) {
    return (
      <div className={styles.graph} aria-busy={isPlaceholderData}>
        <RangeTotal graph={data} kind={kind} />
        <StepChart
          key={`${data.range} ${data.startTs}`}
          graph={data}
          title={title}
          shape={kind === 'total' ? 'line' : 'columns'}
        />
      </div>
    );
  }
  if (isError) {
    return (
      <div className={styles.waiting} role="alert">
        <p>
          <Trans>The numbers could not be loaded.</Trans>
        </p>
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Bone width="100%" height={120} />
    </div>
  );
}

/** Links to the followers of the blog, for members who may see them. */
function AllFollowers({ blog }: { blog: string }) {
  const { blogs } = useViewer();
  if (!blogs.find(({ name }) => name === blog)?.admin) return null;
  return (
    <p className={styles.all}>
      <AppLink to={paths.blogFollowers(blog)}>
        <Trans>See all followers</Trans>
      </AppLink>
    </p>
  );
}

/**
 * Shows the notes and followers of one of the member's blogs over a day, three days, a week or a month. Above the list
 * it is collapsed to one line; beside the list it is always expanded.
 */
export function GraphCard({ blog }: { blog: string }) {
  const { t } = useLingui();
  const id = useId();
  const [kind, setKind] = useState<GraphKind | 'seen'>('notes');
  // The question about privacy loads the list on every page.
  const { data: list } = useQuery({ ...vendorsQuery(), enabled: false });
  const isMeasuring = list?.purposes.some(({ number }) => number === AUDIENCE_PURPOSE_ID) ?? false;
  const [range, setRange] = useState<GraphRange>('threedays');
  const [isUnfolded, setUnfolded] = useState(false);
  const kinds = { notes: t`Notes`, new: t`New followers`, total: t`Followers` };
  const ranges = { day: t`Day`, threedays: t`3 days`, week: t`Week`, month: t`Month` };
  return (
    <section className={styles.card} aria-labelledby={id} data-unfolded={isUnfolded || undefined}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-controls={`${id}-whole`}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <GraphSummary blog={blog} />
        <Icon name="chevron-down" size={20} className={styles.sign} />
      </button>
      <div id={`${id}-whole`} className={styles.whole}>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            <Trans>Over time</Trans>
          </h2>
          <fieldset className={styles.ranges}>
            <legend>
              <VisuallyHidden>
                <Trans>Period</Trans>
              </VisuallyHidden>
            </legend>
            {GRAPH_RANGES.map((name) => (
              <label key={name} className={styles.range}>
                <input
                  type="radio"
                  name={`${id}-range`}
                  checked={name === range}
                  onChange={() => setRange(name)}
                />
                {ranges[name]}
              </label>
            ))}
          </fieldset>
        </div>
        <Tabs
          label={t`What is counted`}
          selected={kind}
          onSelect={(name) =>
            setKind(name === 'seen' ? name : (GRAPH_KINDS.find((known) => known === name) ?? 'notes'))
          }
          // Impressions come first, so that they are in sight where the last tabs are cut off.
          items={[
            ...(isMeasuring
              ? [
                  {
                    id: 'seen',
                    label: t`Impressions`,
                    content: <Impressions blog={blog} range={range} />,
                  },
                ]
              : []),
            ...GRAPH_KINDS.map((name) => ({
              id: name,
              label: kinds[name],
              content: (
                <>
                  <Graph blog={blog} kind={name} range={range} title={kinds[name]} />
                  {name === 'notes' ? <MostNoted blog={blog} range={range} /> : <AllFollowers blog={blog} />}
                </>
              ),
            })),
          ]}
        />
      </div>
    </section>
  );
}
