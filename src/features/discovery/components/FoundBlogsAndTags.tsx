import { Plural, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BlogRow } from '#src/features/blogs/identity/BlogRow.tsx';
import { FollowButton } from '#src/features/blogs/identity/FollowButton.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { searchBlogsQuery, searchTagsQuery } from '../data/search.ts';
import type { SearchFilters } from '../model/search-filters.ts';
import { FollowTagButton } from './FollowTagButton.tsx';
import styles from './FoundBlogsAndTags.module.css';
import { FoundList } from './FoundList.tsx';
import { NothingFound } from './NothingFound.tsx';

type FoundProps = { term: string; filters: SearchFilters };

/** Blogs that fit the words. */
export const FoundBlogs = ({ term, filters }: FoundProps) => {
  const { t } = useLingui();
  const query = useInfiniteQuery(searchBlogsQuery(term));
  return (
    <FoundList
      query={query}
      itemsOf={(page) => page.blogs}
      keyOf={(blog) => blog.uuid}
      label={t`Blogs about “${term}”`}
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

/** Tags that fit the words. */
export const FoundTags = ({ term, filters }: FoundProps) => {
  const { t } = useLingui();
  const query = useInfiniteQuery(searchTagsQuery(term));
  return (
    <FoundList
      query={query}
      itemsOf={(page) => page.tags}
      keyOf={(tag) => tag.name}
      label={t`Tags about “${term}”`}
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
};
