import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import {
  FILTER_TYPES,
  type FilterType,
  queryOf,
  type TagFilters,
  type TagSort,
} from '../model/tag-filters.ts';
import styles from './TagToolbar.module.css';

type TagToolbarProps = {
  tag: string;
  filters: TagFilters;
  defaultSort: TagSort;
};

const useTypeNames = (): Record<FilterType, string> => {
  const { t } = useLingui();
  return {
    text: t`Text`,
    photo: t`Photos`,
    quote: t`Quotes`,
    link: t`Links`,
    chat: t`Chats`,
    audio: t`Audio`,
    video: t`Video`,
    answer: t`Answers`,
  };
};

/** Chooses the order and the kind of a tag's posts. All of it is in the address. */
export const TagToolbar = ({ tag, filters, defaultSort }: TagToolbarProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names = useTypeNames();
  const addressOf = (changes: Partial<TagFilters>): string =>
    paths.tagged(tag) + queryOf({ ...filters, ...changes }, defaultSort);
  const choose = (changes: Partial<TagFilters>) => () => void navigate(addressOf(changes), { replace: true });
  const sorts: Array<{ sort: TagSort; label: string }> = [
    { sort: 'top', label: t`Top` },
    { sort: 'recent', label: t`Recent` },
  ];
  return (
    <div className={styles.bar}>
      <TabNav
        label={t`Order`}
        items={sorts.map(({ sort, label }) => ({
          href: addressOf({ sort }),
          label,
          current: sort === filters.sort,
        }))}
      />
      <Menu
        label={t`Filter posts`}
        items={[
          { id: 'all', label: t`All posts`, selected: !filters.type, onAction: choose({ type: undefined }) },
          ...FILTER_TYPES.map((type) => ({
            id: type,
            label: names[type],
            selected: filters.type === type,
            onAction: choose({ type }),
          })),
          {
            id: 'original',
            label: t`Only original posts`,
            selected: filters.role === 'original',
            separated: true,
            onAction: choose({ role: filters.role ? undefined : 'original' }),
          },
        ]}
        trigger={(props) => (
          <Button size="small" {...props}>
            {filters.type ? names[filters.type] : t`All posts`}
          </Button>
        )}
      />
    </div>
  );
};
