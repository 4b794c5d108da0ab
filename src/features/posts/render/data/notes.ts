import type { QueryClient } from '@tanstack/react-query';
import {
  getListNotesInfiniteQueryKey,
  getListNotesInfiniteQueryOptions,
} from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** The kinds of note the panel shows, and what GET notes calls them. */
export type NotesMode = 'replies' | 'reblogs' | 'likes';

type NotesPost = Pick<Post, 'id' | 'blogName'>;

const MODES: readonly NotesMode[] = ['replies', 'reblogs', 'likes'];

/** Notes of one kind, newest first, page by page. */
export function notesQuery({ id, blogName }: NotesPost, mode: NotesMode) {
  return getListNotesInfiniteQueryOptions(blogName, { id, mode }, { query: paging });
}

/**
 * Reads a post's notes anew, of every kind, after a reblog or reply for example. A first reading that is still under way
 * is given up: it was asked before the change, and invalidating alone would wait for its answer.
 */
export async function refreshNotes(queryClient: QueryClient, { id, blogName }: NotesPost): Promise<void> {
  const refreshMode = async (mode: NotesMode): Promise<void> => {
    const queryKey = getListNotesInfiniteQueryKey(blogName, { id, mode });
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  await Promise.all(MODES.map(refreshMode));
}
