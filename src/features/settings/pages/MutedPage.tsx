import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListMutedBlogsInfiniteQueryOptions,
  getUnmuteBlogMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import type { ListMutedBlogs200 } from '#generated/zod/listMutedBlogs200.zod.ts';
import type { MutedBlog } from '#generated/zod/mutedBlog.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FiltersFrame } from '#src/entities/settings/FiltersFrame.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { Expiry } from '../components/Expiry.tsx';
import { FilterScopes } from '../components/FilterScopes.tsx';

const mutesOf = ({ response }: ListMutedBlogs200) => response.mutedBlogs;
const keyOf = ({ blog }: MutedBlog): string => blog.uuid;

function MuteDetails({ mute: { kind, tag = '', expiresTs, scopes } }: { mute: MutedBlog }) {
  const { t } = useLingui();
  const what = { all: t`All posts`, reblogs: t`Reblogs`, tag: t`Posts tagged #${tag}` }[kind];
  return (
    <>
      {what} · <Expiry at={expiresTs} />
      <FilterScopes scopes={scopes} />
    </>
  );
}

/** Page of the muted blogs with scope and end, each with a button to unmute it. */
export default function MutedPage() {
  const { t } = useLingui();
  const options = getListMutedBlogsInfiniteQueryOptions(undefined, { query: paging });
  return (
    <FiltersFrame
      page="muted"
      title={t`Muted blogs`}
      detail={t`You can still follow them, but their posts are left out of lists and you get no notifications from them.`}
    >
      <EndlessRows
        list={usePagedList(options, mutesOf, keyOf)}
        keyOf={keyOf}
        label={t`Muted blogs`}
        errorText={t`Your list could not be loaded.`}
        empty={
          <EmptyState title={<Trans>You have not muted anybody</Trans>}>
            <Trans>You can mute a blog in the menu of any of its posts.</Trans>
          </EmptyState>
        }
        row={(mute) => (
          <BlogRow
            blog={mute.blog}
            size={48}
            detail={<MuteDetails mute={mute} />}
            action={
              <UndoButton
                call={getUnmuteBlogMutationOptions}
                request={{ blog: mute.blog.name }}
                label={t`Unmute ${mute.blog.name}`}
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
