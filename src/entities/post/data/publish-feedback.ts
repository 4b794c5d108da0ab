import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { paths } from '#src/paths/paths.ts';
import { recordEdited, recordReblogged, recordReblogUndone } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import { addToast, type Toast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshNotes } from './notes.ts';
import { undoPublish } from './undo-publish.ts';

/** Addresses of the lists in which one's own new post can appear. */
const LISTS_WITH_NEW_POSTS =
  /^\/v2\/(?:timeline\/dashboard|user\/inbox|hubs\/|blog\/[^/]+\/(?:posts|info)|communities\/[^/]+\/timeline)/;

/** Invalidates every list that could show the new post: the dashboard, the blog, its tags, its community. */
export async function refreshPostLists(queryClient: QueryClient): Promise<void> {
  refetchViewer(queryClient);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => LISTS_WITH_NEW_POSTS.test(addressOf(queryKey)),
  });
}

/** Returns the link to a new post: its page, or the queue or drafts that contain it. */
function destinationOf({ state, post }: CreatedPost) {
  const { blogName } = post;
  if (state === 'transcoding') return { label: t`View drafts`, address: paths.drafts(blogName) };
  if (state === 'draft') return { label: t`View drafts`, address: paths.drafts(blogName) };
  if (state === 'queued') return { label: t`View queue`, address: paths.queue(blogName) };
  return { label: t`View post`, address: postPathOf(post) };
}

/** Returns the toast message about where a post went. `locale` is a BCP 47 tag. */
function messageFor(
  { state, post: { blogName, publishOn, community } }: CreatedPost,
  locale: string,
): string {
  if (state === 'draft') return t`Draft saved on ${blogName}`;
  if (state === 'transcoding')
    return t`Processing: your post on ${blogName} is published automatically when it is ready`;
  if (state === 'private') return t`Posted privately to ${blogName}`;
  if (state !== 'queued') {
    if (community?.state === 'pending') return t`Your post in ${community.title} waits for a moderator`;
    return community ? t`Posted in ${community.title}` : t`Posted to ${blogName}`;
  }
  if (!publishOn) return t`Added to the queue of ${blogName}`;
  const time = dueTime(Date.parse(publishOn) / 1000, locale);
  return t`Scheduled on ${blogName} for ${time}`;
}

function isAsBefore(before: Post, { post }: CreatedPost): boolean {
  return before.state === post.state && before.publishOn === post.publishOn;
}

/** Returns the feedback functions for a post that was published, saved, queued or edited. */
export function usePublishFeedback() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  /**
   * Shows a toast that says where the post went and links there, and refreshes the lists.
   *
   * @param more secondary action and duration of the toast
   */
  const announce = (
    created: CreatedPost,
    message = messageFor(created, i18n.locale),
    more: Pick<Toast, 'secondaryAction' | 'duration'> = {},
  ): void => {
    const { label, address } = destinationOf(created);
    addToast({ type: 'success', message, action: { label, onAction: () => navigate(address) }, ...more });
    void refreshPostLists(queryClient);
  };

  /**
   * Returns the undo action for a post that was just published, for the duration the member set (settings,
   * `undoSeconds`).
   */
  const undoAction = (
    created: CreatedPost,
    onUndone?: () => void,
  ): Pick<Toast, 'secondaryAction' | 'duration'> => {
    const seconds = readViewer(queryClient).user?.writing?.undoSeconds ?? 0;
    if (seconds === 0 || created.state !== 'published') return {};
    const back = (draft: CreatedPost): void => {
      onUndone?.();
      announce(draft, t`The post is a draft again`);
    };
    return {
      secondaryAction: { label: t`Undo`, onAction: () => void undoPublish(queryClient, created, back) },
      duration: seconds * 1000,
    };
  };

  return {
    /** Announces a new post. */
    announceCreated: (created: CreatedPost): void => announce(created, undefined, undoAction(created)),
    /** Announces an edited post and updates it everywhere on the screen. */
    announceEdited: (before: Post, created: CreatedPost): void => {
      recordEdited(created.post);
      announce(created, isAsBefore(before, created) ? t`Saved` : undefined);
    },
    /** Announces a reblog and, once it is published, adds a note to its parent. */
    announceReblogged: (parent: Post, created: CreatedPost): void => {
      if (created.state === 'published') recordReblogged(parent);
      const undone = (): void => {
        recordReblogUndone(parent);
        void refreshNotes(queryClient, parent);
      };
      announce(created, undefined, undoAction(created, undone));
      void refreshNotes(queryClient, parent);
    },
    /** Invalidates every list that could show one's own post. */
    refreshLists: (): void => void refreshPostLists(queryClient),
  };
}
