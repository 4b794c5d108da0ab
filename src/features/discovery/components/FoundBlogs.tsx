import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BlogRow } from '#src/features/blogs/identity/BlogRow.tsx';
import { FollowButton } from '#src/features/blogs/identity/FollowButton.tsx';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { searchBlogsQuery } from '../data/search.ts';
import type { SearchFilters } from '../model/search-filters.ts';
import { NothingFound } from './NothingFound.tsx';

type FoundBlogsProps = { term: string; filters: SearchFilters };

/** Blogs that fit the words. */
export const FoundBlogs = ({ term, filters }: FoundBlogsProps) => {
  const { t } = useLingui();
  const query = useInfiniteQuery(searchBlogsQuery(term));
  return (
    <EndlessRows
      query={query}
      itemsOf={(page) => page.blogs}
      keyOf={(blog) => blog.uuid}
      label={t`Blogs about “${term}”`}
      failed={t`The search did not come through.`}
      detailOf={detailOf}
      empty={<NothingFound term={term} filters={filters} />}
      row={(blog) => (
        <BlogRow
          blog={blog}
          size={48}
          action={<FollowButton blog={blog} size="small" variant="secondary" />}
        />
      )}
    />
  );
};
