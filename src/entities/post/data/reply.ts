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

/** What is sent of a reply to a post, or to one of its replies (`answers`). */
export function replyRequest(post: Post, text: string, answers: Note | undefined): ReplyToPostBody {
  return {
    post_id: post.id,
    reblog_key: post.reblogKey,
    tumblelog: post.blogName,
    reply_text: text,
    ...(answers?.replyId === undefined ? {} : { target_reply_id: answers.replyId }),
  };
}

/** Every list shows a post's new counters, and its notes are read anew before it resolves. */
function useCounted(post: Post) {
  const queryClient = useQueryClient();
  return async ({ id, ...counters }: PostCounters): Promise<void> => {
    postOverlay.put(id, counters);
    await refreshNotes(queryClient, post);
  };
}

/**
 * What follows a reply, for its form: the reply stands among the notes when the form empties.
 *
 * @param onSent called when it does
 */
export function useSendReply(post: Post, onSent: () => void) {
  const counted = useCounted(post);
  return {
    done: async ({ response }: { response: { counters: PostCounters } }): Promise<void> => {
      await counted(response.counters);
      onSent();
    },
  };
}

/** Takes a reply away for good; a refusal is told in a toast. */
export function useDeleteReply(post: Post) {
  const { t } = useLingui();
  const counted = useCounted(post);
  const { write, busy } = useWrite(getDeleteNoteMutationOptions, {
    done: ({ response }) => counted(response.counters),
    failed: t`We could not delete this reply.`,
  });
  return {
    busy,
    remove: (note: Note): Promise<boolean> =>
      write({
        // Under a post's notes stand the replies to every post of its tree.
        blog: note.postBlogName ?? post.blogName,
        data: { post_id: note.postId ?? post.id, note_id: note.replyId ?? note.id },
      }),
  };
}
