import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListHiddenPostsInfiniteQueryOptions,
  getUnhidePostMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import type { HiddenPost } from '#generated/zod/hiddenPost.zod.ts';
import type { ListHiddenPosts200 } from '#generated/zod/listHiddenPosts200.zod.ts';
import { FiltersFrame } from '#src/entities/settings/FiltersFrame.tsx';
import { MutedItemRow } from '#src/entities/settings/MutedItemRow.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';

const hiddenOf = ({ response }: ListHiddenPosts200) => response.hiddenPosts;
const keyOf = ({ rootPostId }: HiddenPost): string => rootPostId;

/** Page of the hidden posts, each with a button to show it and its reblogs again. */
export default function HiddenPage() {
  const { t } = useLingui();
  const options = getListHiddenPostsInfiniteQueryOptions(undefined, { query: paging });
  return (
    <FiltersFrame
      page="hidden"
      title={t`Hidden posts`}
      detail={t`You see neither them nor their reblogs in lists.`}
    >
      <EndlessRows
        list={usePagedList(options, hiddenOf, keyOf)}
        keyOf={keyOf}
        label={t`Hidden posts`}
        errorText={t`Your list could not be loaded.`}
        empty={
          <EmptyState title={<Trans>You have not hidden any posts</Trans>}>
            <Trans>You can hide a post and its reblogs in its menu.</Trans>
          </EmptyState>
        }
        row={({ rootPostId, blogName, summary }) => (
          <MutedItemRow
            title={summary || t`Post without text`}
            detail={blogName}
            action={
              <UndoButton
                call={getUnhidePostMutationOptions}
                request={{ id: rootPostId }}
                label={t`Show again: a post of ${blogName}`}
              >
                {t`Show again`}
              </UndoButton>
            }
          />
        )}
      />
    </FiltersFrame>
  );
}
