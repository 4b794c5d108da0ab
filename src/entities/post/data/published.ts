import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { recordEdited, recordReblogged, recordReblogUndone } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import { addToast, type Toast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshNotes } from './notes.ts';
import { takeBack } from './undo.ts';

/** Addresses of lists in which a new post of one's own can appear. */
const CAN_HOLD_A_NEW_POST = /^\/v2\/(?:timeline\/dashboard|user\/inbox|hubs\/|blog\/[^/]+\/(?:posts|info))/;

/** Lets every list fetch anew that could show the post: the dashboard, the blog, its tags. */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  refetchViewer(queryClient);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => CAN_HOLD_A_NEW_POST.test(addressOf(queryKey)),
  });
}

/** Where a post went, as a place of the site. */
function placeOf({ id, state, post: { blogName, slug } }: CreatedPost) {
  if (state === 'transcoding') return { label: t`View drafts`, address: paths.drafts(blogName) };
  if (state === 'draft') return { label: t`View drafts`, address: paths.drafts(blogName) };
  if (state === 'queued') return { label: t`View queue`, address: paths.queue(blogName) };
  return { label: t`View post`, address: paths.post(blogName, id, slug) };
}

/** Where a post went, in words. `locale` is a BCP 47 tag. */
function wordsFor({ state, post: { blogName, publishOn } }: CreatedPost, locale: string): string {
  if (state === 'draft') return t`Draft saved on ${blogName}`;
  if (state === 'transcoding') return t`Getting ready: your post on ${blogName} goes out by itself`;
  if (state === 'private') return t`Posted privately to ${blogName}`;
  if (state !== 'queued') return t`Posted to ${blogName}`;
  if (!publishOn) return t`Added to the queue of ${blogName}`;
  const time = dueTime(Date.parse(publishOn) / 1000, locale);
  return t`Scheduled on ${blogName} for ${time}`;
}

function isAsBefore(before: Post, { post }: CreatedPost): boolean {
  return before.state === post.state && before.publishOn === post.publishOn;
}

/** What follows once a post is out, kept, queued or changed. */
export function usePublished() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  /**
   * Says where the post went, with a way there, and refreshes the lists.
   *
   * @param more what else can be done about it, and for how long the word stays
   */
  const tell = (
    created: CreatedPost,
    message = wordsFor(created, i18n.locale),
    more: Pick<Toast, 'also' | 'duration'> = {},
  ): void => {
    const { label, address } = placeOf(created);
    addToast({ type: 'success', message, action: { label, onAction: () => navigate(address) }, ...more });
    void refreshLists(queryClient);
  };

  /** The way back for who just posted, for as long as they set (settings, `undoSeconds`). */
  const wayBack = (created: CreatedPost, undone?: () => void): Pick<Toast, 'also' | 'duration'> => {
    const seconds = readViewer(queryClient).user?.writing?.undoSeconds ?? 0;
    if (seconds === 0 || created.state !== 'published') return {};
    const back = (draft: CreatedPost): void => {
      undone?.();
      tell(draft, t`It is a draft again`);
    };
    return {
      also: { label: t`Take back`, onAction: () => void takeBack(queryClient, created, back) },
      duration: seconds * 1000,
    };
  };

  return {
    /** Says where a new post went. */
    tell: (created: CreatedPost): void => tell(created, undefined, wayBack(created)),
    /** The same for a post that was there before, which changes at once wherever it is on screen. */
    tellEdited: (before: Post, created: CreatedPost): void => {
      recordEdited(created.post);
      tell(created, isAsBefore(before, created) ? t`Saved` : undefined);
    },
    /** The same for a reblog, whose parent has a note more once it is there for everybody. */
    tellReblogged: (parent: Post, created: CreatedPost): void => {
      if (created.state === 'published') recordReblogged(parent);
      const undone = (): void => {
        recordReblogUndone(parent);
        void refreshNotes(queryClient, parent);
      };
      tell(created, undefined, wayBack(created, undone));
      void refreshNotes(queryClient, parent);
    },
    /** Lets every list fetch anew that could show a post of one's own. */
    refresh: (): void => void refreshLists(queryClient),
  };
}
