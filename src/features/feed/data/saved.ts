import {
  getListSavedFoldersQueryOptions,
  getListSavedPostsInfiniteQueryOptions,
} from '#generated/hooks/posts/posts.ts';
import type { ListSavedFolders200 } from '#generated/zod/listSavedFolders200.zod.ts';
import type { ListSavedPosts200 } from '#generated/zod/listSavedPosts200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** The member's saved posts, latest first: all, those of one folder, or those that match a search. */
export function savedQuery(folderId: string | undefined, words = '') {
  const asked = { ...(folderId ? { folder_id: folderId } : {}), ...(words ? { query: words } : {}) };
  return getListSavedPostsInfiniteQueryOptions(folderId || words ? asked : undefined, {
    query: { ...feedPaging, staleTime: 0, refetchOnMount: true },
  });
}

/** Returns the posts of one page. */
export function savedPostsOf({ response }: ListSavedPosts200): readonly Post[] {
  return response.savedPosts.map(({ post }) => post);
}

/** Returns the member's notes on the posts of these pages, by post id. */
export function notesIn(pages: readonly ListSavedPosts200[] = []): ReadonlyMap<string, string> {
  const saved = pages.flatMap(({ response }) => response.savedPosts);
  return new Map(saved.flatMap(({ post, note }) => (note ? [[post.id, note] as const] : [])));
}

/** The member's folders, by title. */
export function foldersQuery() {
  return {
    ...getListSavedFoldersQueryOptions(),
    select: ({ response }: ListSavedFolders200) => response.folders,
  };
}
