import { useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { SearchBlogs200 } from '#generated/zod/searchBlogs200.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { searchBlogsQuery } from '../data/search.ts';
import type { SearchFilters } from '../model/search-filters.ts';
import { NothingFound } from './NothingFound.tsx';

const blogsOf = ({ response }: SearchBlogs200) => response.blogs;
const keyOf = (blog: BlogRef): string => blog.uuid;

type FoundBlogsProps = { term: string; filters: SearchFilters };

/** Blogs that match the search. */
export function FoundBlogs({ term, filters }: FoundBlogsProps) {
  const { t } = useLingui();
  const list = usePagedList(searchBlogsQuery(term), blogsOf, keyOf);
  return (
    <EndlessRows
      list={list}
      keyOf={keyOf}
      label={t`Blogs about “${term}”`}
      errorText={t`The search results could not be loaded.`}
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
}
