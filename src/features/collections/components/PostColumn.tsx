import { Trans, useLingui } from '@lingui/react/macro';
import { getGetColumnTimelineQueryOptions } from '#generated/hooks/collections/collections.ts';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { ColumnListProps } from '#src/entities/columns/column-lists.ts';
import { ReadUpTo } from '#src/entities/columns/ReadUpTo.tsx';
import { useColumnNews } from '#src/entities/columns/use-column-news.ts';
import { useColumnPlace } from '#src/entities/columns/use-column-place.ts';
import { useColumnState } from '#src/entities/columns/use-column-state.ts';
import { faceOf } from '#src/entities/post/model/face-of.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { type FeedAnswer, postsOf } from '#src/shared/api/read/feed.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { columnQuery } from '../data/patio.ts';
import styles from './PostColumn.module.css';
import { PostSquare } from './PostSquare.tsx';

const keyOf = ({ id }: Post): string => id;
const itemsOf = (page: FeedAnswer): readonly Post[] => postsOf(page);
const blogsOf = ({ blog }: Post) => [blog];
const hasPicture = (post: Post): boolean => 'media' in faceOf(post);

type PostColumnProps = Omit<ColumnListProps, 'columnId' | 'isMuted'> & { column: PatioColumn };

/** Posts of a column of the patio: cards, squares, or pictures without words. */
export function PostColumn({ column, area, onState }: PostColumnProps) {
  const { t } = useLingui();
  const { id, isMuted = false, isPictures = false, layout = 'list' } = column;
  const query = columnQuery(id);
  const list = usePagedList(query, itemsOf, keyOf);
  const news = useColumnNews({
    first: getGetColumnTimelineQueryOptions(id),
    listKey: query.queryKey,
    pages: list.pages,
    itemsOf,
    keyOf,
    blogsOf,
    isMuted,
    lookFor: 'posts',
  });
  useColumnPlace(id, area, list.items?.length ?? 0, list.hasMore ? list.fetchMore : undefined);
  useColumnState({ news, reload: list.refetch }, onState);
  return (
    <EndlessList
      list={list}
      skeleton={<PostSkeleton />}
      moreSkeleton={<PostSkeleton />}
      empty={<EmptyState art="yarn" title={t`Nothing here yet`} level={3} />}
      errorText={t`The posts could not be loaded.`}
    >
      {(posts) => (
        <>
          <div className={styles.posts} data-layout={layout}>
            {(isPictures ? posts.filter(hasPicture) : posts).map((post, index) => (
              <div key={post.id} className={styles.post} data-post={post.id}>
                {post.id === news.readUpTo && index > 0 ? <ReadUpTo /> : null}
                {layout === 'list' ? (
                  <PostCard post={post} place="masonry" position={index + 1} total={-1} />
                ) : (
                  <PostSquare
                    post={post}
                    sizes="(width <= 540px) 50vw, 240px"
                    className={layout === 'masonry' ? styles.whole : styles.small}
                  />
                )}
              </div>
            ))}
          </div>
          {list.hasMore ? null : (
            <ThreadEnd>
              <Trans>That is the end of the thread.</Trans>
            </ThreadEnd>
          )}
        </>
      )}
    </EndlessList>
  );
}
