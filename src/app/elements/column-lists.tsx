import { type ColumnListProps, waitingParts } from '#src/entities/columns/column-lists.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';

/** Loads with the first column that shows it. */
const WHEN_SHOWN = {
  isPrefetched: false,
  whileLoading: ({ children }: ColumnListProps) => children(waitingParts(<RowSkeleton />)),
  missing: ({ children }: ColumnListProps) => children(waitingParts(null)),
};

/** Lists of the patio's columns that belong to other features, by the timeline of the column. */
export const COLUMN_LISTS = {
  activity: lazyPart(
    () => import('#src/features/activity/components/ActivityColumn.tsx'),
    'ActivityColumn',
    WHEN_SHOWN,
  ),
  mentions: lazyPart(
    () => import('#src/features/activity/components/ActivityColumn.tsx'),
    'MentionsColumn',
    WHEN_SHOWN,
  ),
  inbox: lazyPart(() => import('#src/features/inbox/components/InboxColumn.tsx'), 'InboxColumn', WHEN_SHOWN),
};
