import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getDeleteNoteMutationOptions } from '#generated/hooks/notes/notes.ts';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { PostCounters } from '#generated/zod/postCounters.zod.ts';
import type { ReplyToPostBody } from '#generated/zod/replyToPostBody.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { refreshNotes } from './notes.ts';

/** Builds the request for a reply to a post, or to one of its replies (`answers`). */
export function replyRequest(post: Post, text: string, answers: Note | undefined): ReplyToPostBody {
  return {
    post_id: post.id,
    reblog_key: post.reblogKey,
    tumblelog: post.blogName,
    reply_text: text,
    ...(answers?.replyId === undefined ? {} : { target_reply_id: answers.replyId }),
  };
}

/** Updates a post's counters in every list and refetches its notes before it resolves. */
function useRefreshAfterReply(post: Post) {
  const queryClient = useQueryClient();
  return async ({ id, ...counters }: PostCounters): Promise<void> => {
    postOverlay.put(id, counters);
    await refreshNotes(queryClient, post);
  };
}

/**
 * Returns the success handler of the reply form: the notes contain the reply by the time the form is cleared.
 *
 * @param onSent called then
 */
export function useSendReply(post: Post, onSent: () => void) {
  const refreshAfterReply = useRefreshAfterReply(post);
  return {
    onSuccess: async ({ response }: { response: { counters: PostCounters } }): Promise<void> => {
      await refreshAfterReply(response.counters);
      onSent();
    },
  };
}

/** Deletes a reply permanently; shows an error toast when the server refuses. */
export function useDeleteReply(post: Post) {
  const { t } = useLingui();
  const refreshAfterReply = useRefreshAfterReply(post);
  const { write, busy } = useWrite(getDeleteNoteMutationOptions, {
    onSuccess: ({ response }) => refreshAfterReply(response.counters),
    errorToast: t`We could not delete this reply.`,
  });
  return {
    busy,
    remove: (note: Note): Promise<boolean> =>
      write({
        // The notes of a post include the replies to every post of its reblog tree.
        blog: note.postBlogName ?? post.blogName,
        data: { post_id: note.postId ?? post.id, note_id: note.replyId ?? note.id },
      }),
  };
}
