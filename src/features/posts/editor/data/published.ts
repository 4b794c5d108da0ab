import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { refreshNotes } from '#src/features/posts/render/data/notes.ts';
import { recordEdited, recordReblogged } from '#src/shared/api/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer-counts.ts';
import { addToast } from '#src/shared/lib/toast-store.ts';
import { paths } from '#src/shared/navigation/paths.ts';

/** Lists in which a new post of one's own can appear. Feeds name their key by their address first. */
const CAN_HOLD_A_NEW_POST = /^\/v2\/(?:timeline\/dashboard|hubs\/|blog\/[^/]+\/(?:posts|info))/;

const canHold = ([address]: readonly unknown[]): boolean =>
  typeof address === 'string' && CAN_HOLD_A_NEW_POST.test(address);

/** Lets every list fetch anew that could show the post: the dashboard, the blog, its tags. */
const refreshLists = async (queryClient: QueryClient): Promise<void> => {
  refetchViewer(queryClient);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => canHold(queryKey) });
};

/** What a form does once its post is out. */
export function usePublished() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  /** Says that it worked, with a way to the post where there is something to see, and refreshes the lists. */
  const tell = ({ id, state, post, displayText }: CreatedPost): void => {
    const fallback = state === 'draft' ? t`Draft saved on ${post.blogName}` : t`Posted to ${post.blogName}`;
    const isThere = state === 'published' || state === 'private';
    const view = { label: t`View post`, onAction: () => navigate(paths.post(post.blogName, id, post.slug)) };
    addToast({ type: 'success', message: displayText ?? fallback, action: isThere ? view : undefined });
    void refreshLists(queryClient);
  };

  return {
    tell,
    /** The same for an edited post, which changes at once wherever it is on screen. */
    tellEdited: (created: CreatedPost): void => {
      recordEdited(created.post);
      tell(created);
    },
    /** The same for a reblog, whose parent has a note more once it is there for everybody. */
    tellReblogged: (parent: Post, created: CreatedPost): void => {
      if (created.state === 'published') recordReblogged(parent);
      tell(created);
      void refreshNotes(queryClient, parent);
    },
  };
}
