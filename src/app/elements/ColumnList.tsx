import type { NamedColumnListProps } from '#src/entities/columns/column-list-context.ts';
import { ActivityColumn, MentionsColumn } from '#src/features/activity/components/ActivityColumn.tsx';
import { InboxColumn } from '#src/features/inbox/components/InboxColumn.tsx';

/** Lists of the patio's columns that belong to other features, by the timeline of the column. */
const COLUMN_LISTS = { activity: ActivityColumn, mentions: MentionsColumn, inbox: InboxColumn };

/** Renders the list of a column of the patio that is no posts. */
export function ColumnList({ name, waiting: _, ...props }: NamedColumnListProps) {
  const List = COLUMN_LISTS[name];
  return <List {...props} />;
}
