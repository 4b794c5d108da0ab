import { Plural, Trans } from '@lingui/react/macro';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { useGraph } from '../data/graphs.ts';
import { CHART_SIZE, chartColumnsOf } from '../model/chart-shape.ts';
import styles from './GraphSummary.module.css';

/**
 * Renders the graph as one line: the notes of three days and a sparkline. Has the same height while loading and without
 * data.
 */
export function GraphSummary({ blog }: { blog: string }) {
  const { data, isPending } = useGraph(blog, 'notes', 'threedays');
  return (
    <span className={styles.glance}>
      <span className={styles.words}>
        <b className={styles.title}>
          <Trans>Over time</Trans>
        </b>
        <span className={styles.sum}>
          {isPending ? <Bone width={112} height={13} /> : null}
          {data ? <Plural value={data.total} one="# note in 3 days" other="# notes in 3 days" /> : null}
        </span>
      </span>
      <svg
        viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.shape}
      >
        {chartColumnsOf(data?.points.map(({ count }) => count) ?? []).map((column) => (
          <rect key={column.x} {...column} />
        ))}
      </svg>
    </span>
  );
}
