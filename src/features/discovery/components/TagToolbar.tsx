import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import { paths } from '#src/paths/paths.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { type TagFilters, type TagSort, tagFiltersQuery } from '../model/tag-filters.ts';
import { PostFilterMenu } from './PostFilterMenu.tsx';
import styles from './TagToolbar.module.css';

type TagToolbarProps = {
  tag: string;
  filters: TagFilters;
  defaultSort: TagSort;
};

/** Chooses order and type of a tag's posts. All of it is in the address. */
export function TagToolbar({ tag, filters, defaultSort }: TagToolbarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names = usePostTypeNames();
  const addressOf = (changes: Partial<TagFilters>): string =>
    paths.tagged(tag) + tagFiltersQuery({ ...filters, ...changes }, defaultSort);
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
      <PostFilterMenu types={LISTED_TYPES} names={names} filter={filters} choose={choose} />
    </div>
  );
}
