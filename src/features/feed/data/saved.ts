import {
  getListSavedFoldersQueryOptions,
  getListSavedPostsInfiniteQueryOptions,
} from '#generated/hooks/posts/posts.ts';
import type { ListSavedFolders200 } from '#generated/zod/listSavedFolders200.zod.ts';
import type { ListSavedPosts200 } from '#generated/zod/listSavedPosts200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts the member keeps, the last saved first; all of them, or those of one folder, or with these words. */
export function savedQuery(folderId: string | undefined, words = '') {
  const asked = { ...(folderId ? { folder_id: folderId } : {}), ...(words ? { query: words } : {}) };
  return getListSavedPostsInfiniteQueryOptions(folderId || words ? asked : undefined, {
    query: { ...feedPaging, staleTime: 0, refetchOnMount: true },
  });
}

/** The posts of one page of them. */
export function savedPostsOf({ response }: ListSavedPosts200): readonly Post[] {
  return response.savedPosts.map(({ post }) => post);
}

/** What the member wrote beside the posts of these pages, by post. */
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
