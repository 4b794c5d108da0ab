import { Plural, useLingui } from '@lingui/react/macro';
import type { SearchTags200 } from '#generated/zod/searchTags200.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { searchTagsQuery } from '../data/search.ts';
import type { SearchFilters } from '../model/search-filters.ts';
import { FollowTagButton } from './FollowTagButton.tsx';
import styles from './FoundTags.module.css';
import { NothingFound } from './NothingFound.tsx';

const tagsOf = ({ response }: SearchTags200) => response.tags;
const keyOf = (tag: Tag): string => tag.name;

type FoundTagsProps = { term: string; filters: SearchFilters };

/** Tags that match the search. */
export function FoundTags({ term, filters }: FoundTagsProps) {
  const { t } = useLingui();
  const list = usePagedList(searchTagsQuery(term), tagsOf, keyOf);
  return (
    <EndlessRows
      list={list}
      keyOf={keyOf}
      label={t`Tags about “${term}”`}
      errorText={t`The search results could not be loaded.`}
      empty={<NothingFound term={term} filters={filters} />}
      row={(tag) => (
        <div className={styles.tag}>
          <AppLink to={paths.tagged(tag.name)} className={styles.name} dir="auto">
            #{tag.name}
          </AppLink>
          <span className={styles.count}>
            <Plural value={tag.postCount} one="# post" other="# posts" />
          </span>
          <FollowTagButton tag={tag} size="small" />
        </div>
      )}
    />
  );
}
