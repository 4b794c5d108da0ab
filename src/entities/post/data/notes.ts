import type { QueryClient } from '@tanstack/react-query';
import {
  getGetReplyQueryKey,
  getGetReplyQueryOptions,
  getListNotesInfiniteQueryKey,
  getListNotesInfiniteQueryOptions,
} from '#generated/hooks/notes/notes.ts';
import type { GetReply200 } from '#generated/zod/getReply200.zod.ts';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';

/** The kinds of note the panel shows, and their names in GET notes. */
export type NotesMode = 'replies' | 'reblogs' | 'likes';

type NotesPost = Pick<Post, 'id' | 'blogName'>;

const MODES: readonly NotesMode[] = ['replies', 'reblogs', 'likes'];

/** Notes of one kind, newest first, paginated. */
export function notesQuery({ id, blogName }: NotesPost, mode: NotesMode) {
  return getListNotesInfiniteQueryOptions(blogName, { id, mode }, { query: paging });
}

function newestFirst(one: Note, other: Note): number {
  return other.timestamp - one.timestamp || other.id.localeCompare(one.id, 'en', { numeric: true });
}

/** One reply of a post and the replies around it, newest first. */
export function replyQuery({ id, blogName }: NotesPost, replyId: string) {
  return {
    ...getGetReplyQueryOptions(blogName, id, replyId),
    select: ({ response: { note, around } }: GetReply200) => [note, ...around].toSorted(newestFirst),
  };
}

/** Refetches a post's notes of every kind, for example after a reblog or reply. */
export async function refreshNotes(queryClient: QueryClient, { id, blogName }: NotesPost): Promise<void> {
  const refreshMode = (mode: NotesMode): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: getListNotesInfiniteQueryKey(blogName, { id, mode }) });
  const replies = addressOf(getGetReplyQueryKey(blogName, id, ''));
  await Promise.all([
    ...MODES.map(refreshMode),
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey).startsWith(replies) }),
  ]);
}
