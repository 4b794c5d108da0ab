import { useLingui } from '@lingui/react/macro';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { listNameOf } from '#src/entities/columns/column-lists.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { WIDTHS } from '../model/columns.ts';

/** Fields of a column that its menu changes. */
export type ColumnChange = Partial<Pick<PatioColumn, 'width' | 'layout' | 'isMuted' | 'isPictures'>>;

type ColumnMenuProps = {
  column: PatioColumn;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: number) => void;
  onChange: (change: ColumnChange) => void;
  onEdit: () => void;
  onRemove: () => void;
  onReload: () => void;
};

/** Menu of a column: looking again, its width, layout and place, what it shows, and taking it down. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, title, isFirst, isLast, onMove, onChange, onEdit, onRemove, onReload } = props;
  const { t } = useLingui();
  const widths = { narrow: t`Narrow`, regular: t`Regular`, wide: t`Wide` };
  const layouts = [
    { layout: 'list', label: t`List`, icon: 'list' },
    { layout: 'grid', label: t`Grid`, icon: 'grid' },
    { layout: 'masonry', label: t`Masonry, only pictures`, icon: 'masonry' },
  ] as const;
  const isOfPosts = listNameOf(column.timeline) === undefined;
  return (
    <Menu
      label={t`More about ${title}`}
      items={[
        { id: 'new', label: t`Look for new posts`, icon: 'upload', onAction: onReload },
        ...WIDTHS.map((width, index) => ({
          id: width,
          label: widths[width],
          separated: index === 0,
          selected: width === column.width,
          onAction: () => onChange({ width }),
        })),
        ...(isOfPosts
          ? layouts.map(({ layout, label, icon }, index) => ({
              id: layout,
              label,
              icon,
              separated: index === 0,
              selected: layout === (column.layout ?? 'list'),
              onAction: () => onChange({ layout, isPictures: layout === 'masonry' }),
            }))
          : []),
        {
          id: 'back',
          label: t`One to the left`,
          icon: 'chevron-left',
          separated: true,
          disabled: isFirst,
          onAction: () => onMove(-1),
        },
        {
          id: 'on',
          label: t`One to the right`,
          icon: 'chevron-right',
          disabled: isLast,
          onAction: () => onMove(1),
        },
        { id: 'edit', label: t`Change what it shows`, icon: 'pencil', onAction: onEdit },
        {
          id: 'mute',
          label: column.isMuted ? t`Count new posts` : t`Mute new posts`,
          icon: 'bell',
          onAction: () => onChange({ isMuted: !column.isMuted }),
        },
        {
          id: 'remove',
          label: t`Take down the column`,
          icon: 'close',
          tone: 'danger',
          separated: true,
          onAction: onRemove,
        },
      ]}
      trigger={(trigger) => (
        <IconButton icon="more" size="small" label={t`More about ${title}`} {...trigger} />
      )}
    />
  );
}
