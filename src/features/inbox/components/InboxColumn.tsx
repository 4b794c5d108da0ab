import { Trans, useLingui } from '@lingui/react/macro';
import { getListInboxQueryOptions } from '#generated/hooks/inbox/inbox.ts';
import type { ListInbox200 } from '#generated/zod/listInbox200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { ColumnListProps } from '#src/entities/columns/column-lists.ts';
import { ReadUpTo } from '#src/entities/columns/ReadUpTo.tsx';
import { useColumnNews } from '#src/entities/columns/use-column-news.ts';
import { useColumnPlace } from '#src/entities/columns/use-column-place.ts';
import { useColumnState } from '#src/entities/columns/use-column-state.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { inboxQuery } from '../data/inbox.ts';
import { senderOf } from '../model/sender.ts';
import styles from './InboxColumn.module.css';
import { InboxItem } from './InboxItem.tsx';

const postsOf = ({ response }: ListInbox200): readonly Post[] => response.posts;
const keyOf = ({ id }: Post): string => id;
function sendersOf(post: Post) {
  const { blog } = senderOf(post);
  return blog ? [blog] : [];
}

/** Column of the patio with the asks and submissions to all blogs of the member, which are answered in place. */
export function InboxColumn({ columnId, isMuted, area, onState }: ColumnListProps) {
  const { t } = useLingui();
  const query = inboxQuery();
  const list = usePagedList(query, postsOf, keyOf);
  const { refreshLists } = usePublishFeedback();
  const news = useColumnNews({
    first: getListInboxQueryOptions(),
    listKey: query.queryKey,
    pages: list.pages,
    itemsOf: postsOf,
    keyOf,
    blogsOf: sendersOf,
    isMuted,
    lookFor: 'notifications',
  });
  useColumnPlace(columnId, area, list.items?.length ?? 0, list.hasMore ? list.fetchMore : undefined);
  useColumnState({ news, reload: list.refetch }, onState);
  return (
    <EndlessList
      list={list}
      skeleton={<PostSkeleton media={false} />}
      moreSkeleton={<PostSkeleton media={false} />}
      empty={<EmptyState art="cat" level={3} title={<Trans>Your inbox is empty</Trans>} />}
      errorText={t`The inbox could not be loaded.`}
    >
      {(posts) => (
        <div className={styles.list}>
          {posts.map((post, index) => (
            <div key={post.id} data-post={post.id}>
              {post.id === news.readUpTo && index > 0 ? <ReadUpTo /> : null}
              <ul className={styles.list}>
                <InboxItem
                  post={post}
                  chosen={false}
                  isChoosing={false}
                  onChoose={() => {}}
                  onGone={refreshLists}
                />
              </ul>
            </div>
          ))}
        </div>
      )}
    </EndlessList>
  );
}
