import type { NamedColumnListProps } from '#src/entities/columns/column-list-context.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

const waitingOf = ({ waiting }: NamedColumnListProps) => waiting;

/** Lists of the patio's columns that are no posts. Their code loads with the first column that shows one. */
export const LazyColumnList = lazyPart(() => import('./ColumnList.tsx'), 'ColumnList', {
  isPrefetched: false,
  whileLoading: waitingOf,
  missing: waitingOf,
});
