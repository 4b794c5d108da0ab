import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { deleteNote, replyToPost } from '#generated/hooks/posts/posts.ts';
import { limits } from '#generated/limits.ts';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { tellFailure } from '#src/shared/api/write/tell-failure.ts';
import { refreshNotes } from './notes.ts';

/** Characters a reply may have; the contract's `maxLength` of `reply_text`. */
export const REPLY_LENGTH = limits.replyLength;

export interface ReplyDraft {
  text: string;
  /** The reply that is answered. */
  answers?: Note;
}

/**
 * Sends a reply. Every list shows the new counters, and the notes are read anew before it resolves, so that the reply
 * stands there when the form empties.
 *
 * @throws what the call throws: the form says it beside the field and keeps the words
 */
export const sendReply = async (
  queryClient: QueryClient,
  post: Post,
  { text, answers }: ReplyDraft,
): Promise<Note> => {
  const { response } = await replyToPost({
    post_id: post.id,
    reblog_key: post.reblogKey,
    tumblelog: post.blogName,
    reply_text: text,
    ...(answers?.replyId === undefined ? {} : { target_reply_id: answers.replyId }),
  });
  const { id, ...counters } = response.counters;
  postOverlay.put(id, counters);
  await refreshNotes(queryClient, post);
  return response.note;
};

/** Takes a reply away for good. Resolves to whether it is gone; a refusal is told in a toast. */
export const removeReply = async (queryClient: QueryClient, post: Post, note: Note): Promise<boolean> => {
  try {
    const { response } = await deleteNote(post.blogName, {
      post_id: post.id,
      note_id: note.replyId ?? note.id,
    });
    const { id, ...counters } = response.counters;
    postOverlay.put(id, counters);
  } catch (error) {
    tellFailure(error, t`We could not delete this reply.`);
    return false;
  }
  await refreshNotes(queryClient, post);
  return true;
};
