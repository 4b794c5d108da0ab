import { Trans, useLingui } from '@lingui/react/macro';
import {
  getUnblockAskersMutationOptions,
  getUnblockForBlogMutationOptions,
} from '#generated/hooks/blocks/blocks.ts';
import type { BlockedBlog } from '#generated/zod/blockedBlog.zod.ts';
import type { ListBlogBlocks200 } from '#generated/zod/listBlogBlocks200.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { MutedItemRow } from '#src/entities/settings/MutedItemRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { BlockForm } from '../components/BlockForm.tsx';
import { BlogSettingsFrame } from '../components/BlogSettingsFrame.tsx';
import { blogBlocksQuery } from '../data/blog-blocks.ts';

const blocksOf = ({ response }: ListBlogBlocks200): readonly BlockedBlog[] => response.blocks;
// Anonymous askers cannot be told apart and are unblocked together, so one row represents them all.
const keyOf = ({ blog }: BlockedBlog): string => blog?.uuid ?? 'nameless';

function Row({ home, blocked: { blog } }: { home: string; blocked: BlockedBlog }) {
  const { t } = useLingui();
  if (!blog)
    return (
      <MutedItemRow
        title={t`Whoever asked without a name`}
        detail={<Trans>Blocked from the inbox without a name. You cannot see who it was.</Trans>}
        action={
          <UndoButton
            call={getUnblockAskersMutationOptions}
            request={{ blog: home }}
            label={t`Unblock everybody who asked without a name`}
          >
            {t`Unblock`}
          </UndoButton>
        }
      />
    );
  return (
    <BlogRow
      blog={blog}
      size={48}
      action={
        <UndoButton
          call={getUnblockForBlogMutationOptions}
          request={{ blog: home, blocked: blog.name }}
          label={t`Unblock ${blog.name}`}
        >
          {t`Unblock`}
        </UndoButton>
      }
    />
  );
}

function Blocked({ home }: { home: string }) {
  const { t } = useLingui();
  return (
    <>
      <SettingsCard
        title={<Trans>Block a blog from {home}</Trans>}
        detail={
          <Trans>
            A blocked blog cannot see, follow, ask or answer {home}, and is not notified. It can still see
            your other blogs; use <AppLink to={paths.settings('blocked')}>blocked blogs</AppLink> to block it
            from all of them.
          </Trans>
        }
      >
        <BlockForm home={home} />
      </SettingsCard>
      <EndlessRows
        list={usePagedList(blogBlocksQuery(home), blocksOf, keyOf)}
        keyOf={keyOf}
        label={t`Blocked from ${home}`}
        errorText={t`Your list could not be loaded.`}
        empty={
          <EmptyState title={<Trans>{home} has blocked nobody</Trans>}>
            <Trans>Blogs you block here are listed with a button to unblock them.</Trans>
          </EmptyState>
        }
        row={(blocked) => <Row home={home} blocked={blocked} />}
      />
    </>
  );
}

/** Page of the blogs that a blog has blocked, for its admins: the list, and the form to block one or many. */
export default function BlogBlockedPage() {
  const { t } = useLingui();
  return (
    <BlogSettingsFrame part="blocked" title={t`Blocked from this blog`} forAdmins>
      {(blog) => <Blocked key={blog.uuid} home={blog.name} />}
    </BlogSettingsFrame>
  );
}
