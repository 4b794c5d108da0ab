import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListMutedPostsInfiniteQueryOptions,
  getUnmutePostMutationOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { ListMutedPosts200 } from '#generated/zod/listMutedPosts200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { FiltersFrame } from '#src/entities/settings/FiltersFrame.tsx';
import { MutedItemRow } from '#src/entities/settings/MutedItemRow.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';

const postsOf = ({ response }: ListMutedPosts200) => response.posts;
const keyOf = ({ id }: Post): string => id;

/** Page of the posts with muted notifications, each with a button to unmute it. */
export default function MutedPostsPage() {
  const { t } = useLingui();
  const options = getListMutedPostsInfiniteQueryOptions(undefined, { query: paging });
  return (
    <FiltersFrame
      page="muted-posts"
      title={t`Muted posts`}
      detail={t`You get no notifications of their likes, reblogs and replies.`}
    >
      <EndlessRows
        list={usePagedList(options, postsOf, keyOf)}
        keyOf={keyOf}
        label={t`Muted posts`}
        errorText={t`Your list could not be loaded.`}
        empty={
          <EmptyState title={<Trans>You have not muted any posts</Trans>}>
            <Trans>You can mute notifications of your own posts in their menus.</Trans>
          </EmptyState>
        }
        row={({ id, blogName, summary }) => (
          <MutedItemRow
            title={summary || t`Post without text`}
            detail={blogName}
            action={
              <UndoButton
                call={getUnmutePostMutationOptions}
                request={{ blog: blogName, id }}
                label={t`Unmute notifications of “${summary || blogName}”`}
              >
                {t`Unmute`}
              </UndoButton>
            }
          />
        )}
      />
    </FiltersFrame>
  );
}
