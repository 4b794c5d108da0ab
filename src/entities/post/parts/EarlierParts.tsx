import { Plural, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { getListTrailInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { listState } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import styles from './Trail.module.css';
import type { PartFrame } from './Trail.tsx';
import { TrailPart } from './TrailPart.tsx';

type EarlierPartsProps = {
  post: Post;
  /** Number of trail items that precede those in the post. */
  count: number;
  whole: boolean;
  frame: PartFrame;
};

/**
 * Loads the first items of a trail that is longer than a post may include, from the root on, page by page. Items not
 * loaded yet are represented by one placeholder.
 */
export function EarlierParts({ post, count, whole, frame }: EarlierPartsProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(
    getListTrailInfiniteQueryOptions(post.blogName, post.id, undefined, { query: paging }),
  );
  const items = (query.data?.pages ?? []).flatMap(({ response }) => response.trail).slice(0, count);
  const left = count - items.length;
  const state = listState(query);
  const loadMore = (): void => void (query.data ? query.fetchNextPage() : query.refetch());
  return (
    <>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own, and its place never changes
        <Fragment key={index}>
          {frame(
            <TrailPart
              id={`${post.id}:earlier:${index}`}
              item={item}
              asker={index === 0 ? post.askingBlog : undefined}
              postedAt={post.timestamp}
              whole={whole}
            />,
            index,
            item.blog?.name ?? item.brokenBlogName ?? '',
          )}
        </Fragment>
      ))}
      {left > 0 && (query.hasNextPage || !query.data) ? (
        <div className={styles.stitch} role="status">
          {state === 'fetchingInitial' || state === 'fetchingNext' ? (
            <Spinner label={t`Loading earlier reblogs`} />
          ) : (
            <Button size="small" onClick={loadMore}>
              {state === 'error' ? (
                t`Could not be loaded. Try again`
              ) : (
                <Plural value={left} one="# more earlier reblog" other="# more earlier reblogs" />
              )}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
