import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { MAX_SEARCH_LENGTH, parseSearch } from '#src/shared/lib/text/search-term.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import {
  blazeablePostsQuery,
  blazeableSearchQuery,
  foundPostsOf,
  keyOf,
  type PostFilter,
  postsOf,
} from '../data/blaze.ts';
import styles from '../pages/BlazePage.module.css';
import { PostSquares } from './PostSquares.tsx';

/** Search and filters of the posts to choose from. */
function ChoiceBar({ blog: { name }, filter }: { blog: Blog; filter: PostFilter }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names = usePostTypeNames();
  const { tag, term, mode = 'top', type } = filter;
  const isSearch = tag !== undefined || term !== undefined;
  const addressOf = (next: PostFilter): string => {
    const rest = next.type ? [next.mode ?? 'top', next.type] : next.mode ? [next.mode] : [];
    if (next.tag !== undefined) return paths.blazeTagged(name, next.tag, ...rest);
    if (next.term !== undefined) return paths.blazeSearch(name, next.term, ...rest);
    return next.type ? paths.blazeKind(name, next.type) : paths.blaze(name, 'posts');
  };
  const go = (next: PostFilter): void => void navigate(addressOf(next));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <form
      role="search"
      className={styles.bar}
      aria-label={t`Search the posts of ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        go({ ...parseSearch(typeof typed === 'string' ? typed : ''), type });
      }}
    >
      <input
        key={tag ?? term ?? ''}
        type="search"
        name="q"
        className={styles.search}
        defaultValue={tag === undefined ? term : `#${tag}`}
        aria-label={t`Words or a #tag`}
        placeholder={t`Words or a #tag`}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        dir="auto"
      />
      <Select
        aria-label={t`Type of post`}
        value={type ?? ''}
        onChange={({ target }) => go({ ...filter, type: LISTED_TYPES.find((one) => one === target.value) })}
      >
        <option value="">{t`All types`}</option>
        {LISTED_TYPES.filter((one) => !isSearch || one !== 'answer').map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      {isSearch ? (
        <Select
          aria-label={t`Order`}
          value={mode}
          onChange={({ target }) => go({ ...filter, mode: target.value === 'recent' ? 'recent' : 'top' })}
        >
          <option value="top">{t`Best first`}</option>
          <option value="recent">{t`Newest first`}</option>
        </Select>
      ) : null}
      <Button type="submit" size="small">{t`Search`}</Button>
    </form>
  );
}

type ListOfPostsProps = { blog: Blog; list: PagedList<Post>; isFiltered: boolean };

function ListOfPosts({ blog, list, isFiltered }: ListOfPostsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.posts}>
      <EndlessList<Post>
        list={list}
        skeleton={<CardSkeleton />}
        moreSkeleton={<CardSkeleton />}
        errorText={t`The posts could not be loaded.`}
        empty={
          <EmptyState
            title={isFiltered ? t`No post like this can be blazed` : t`No post can be blazed yet`}
            action={
              isFiltered ? (
                <ButtonLink href={paths.blaze(blog.name, 'posts')}>{t`Show all posts`}</ButtonLink>
              ) : (
                <ButtonLink
                  href={paths.newPost()}
                  variant="primary"
                  icon="pencil"
                >{t`Write something`}</ButtonLink>
              )
            }
          >
            <Trans>
              Published posts without content labels can be blazed, unless their author says otherwise.
            </Trans>
          </EmptyState>
        }
      >
        {(posts) => <PostSquares blog={blog} posts={posts} />}
      </EndlessList>
    </div>
  );
}

/** Posts of a blog, all or those of a type. */
function ListedPosts({ blog, filter }: { blog: Blog; filter: PostFilter }) {
  const list = usePagedList(blazeablePostsQuery(blog.name, filter.type), postsOf, keyOf);
  return <ListOfPosts blog={blog} list={list} isFiltered={filter.type !== undefined} />;
}

/** Posts that a search finds. */
function FoundPosts({ blog, filter }: { blog: Blog; filter: PostFilter }) {
  const list = usePagedList(blazeableSearchQuery(blog.name, filter), foundPostsOf, keyOf);
  return <ListOfPosts blog={blog} list={list} isFiltered />;
}

/** Posts of a blog to choose one from, with search and filters. */
export function ChoosePost({ blog, filter }: { blog: Blog; filter: PostFilter }) {
  const isSearch = filter.tag !== undefined || filter.term !== undefined;
  return (
    <>
      <ChoiceBar blog={blog} filter={filter} />
      {isSearch ? <FoundPosts blog={blog} filter={filter} /> : <ListedPosts blog={blog} filter={filter} />}
    </>
  );
}
