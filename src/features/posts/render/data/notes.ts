import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { listNotes } from '#generated/hooks/posts/posts.ts';
import type { ListNotesParams } from '#generated/zod/listNotesParams.zod.ts';
import type { NotesPage } from '#generated/zod/notesPage.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { nextPage } from '#src/shared/api/read/paging.ts';

/** The kinds of note the panel shows, and what GET notes calls them. */
export type NotesMode = 'replies' | 'reblogs' | 'likes';

type NotesPost = Pick<Post, 'id' | 'blogName'>;

/** Key of all notes of a post, of every kind. */
export const notesKey = (post: NotesPost) => ['notes', post.blogName, post.id] as const;

/** Notes of one kind, newest first, page by page. */
export const notesQuery = (post: NotesPost, mode: NotesMode) =>
  infiniteQueryOptions({
    queryKey: [...notesKey(post), mode],
    queryFn: async ({ pageParam, signal }): Promise<NotesPage> => {
      const params: ListNotesParams = { ...pageParam, id: post.id, mode };
      return (await listNotes(post.blogName, params, { signal })).response;
    },
    initialPageParam: {} as Partial<ListNotesParams>,
    getNextPageParam: (page) => nextPage<Partial<ListNotesParams>>(page.links),
  });

/**
 * Reads a post's notes anew, after a reblog or reply for example. A first reading that is still under way is given up:
 * it was asked before the change, and invalidating alone would wait for its answer.
 */
export const refreshNotes = async (queryClient: QueryClient, post: NotesPost): Promise<void> => {
  const queryKey = notesKey(post);
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
};
