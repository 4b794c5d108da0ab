import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListUserBlocksInfiniteQueryOptions,
  getUnblockBlogMutationOptions,
} from '#generated/hooks/blocks/blocks.ts';
import type { ListUserBlocks200 } from '#generated/zod/listUserBlocks200.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FiltersFrame } from '#src/entities/settings/FiltersFrame.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';

const blogsOf = ({ response }: ListUserBlocks200) => response.blocks.flatMap(({ blog }) => blog ?? []);
const keyOf = ({ uuid }: { uuid: string }): string => uuid;

/** Page of the blocked blogs, each with a button to unblock it. */
export default function BlockedPage() {
  const { t } = useLingui();
  const options = getListUserBlocksInfiniteQueryOptions(undefined, { query: paging });
  return (
    <FiltersFrame
      page="blocked"
      title={t`Blocked blogs`}
      detail={t`You do not see each other’s blogs and posts. They are not notified.`}
    >
      <EndlessRows
        list={usePagedList(options, blogsOf, keyOf)}
        keyOf={keyOf}
        label={t`Blocked blogs`}
        errorText={t`Your list could not be loaded.`}
        empty={
          <EmptyState title={<Trans>You have not blocked anybody</Trans>}>
            <Trans>You can block a blog in the menu of any of its posts.</Trans>
          </EmptyState>
        }
        row={(blog) => (
          <BlogRow
            blog={blog}
            size={48}
            action={
              <UndoButton
                call={getUnblockBlogMutationOptions}
                request={{ blog: blog.name }}
                label={t`Unblock ${blog.name}`}
              >
                {t`Unblock`}
              </UndoButton>
            }
          />
        )}
      />
    </FiltersFrame>
  );
}
