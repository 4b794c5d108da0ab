import type { components } from '#generated/types/api.d.ts';
import type { FolderRow } from './folders-repository.ts';
import type { SavedRow } from './saved-repository.ts';

type Schemas = components['schemas'];

/** Presents a folder in the contract's shape. */
export function presentFolder(row: FolderRow): Schemas['SavedFolder'] {
  return {
    id: row.id,
    title: row.title,
    postCount: row.post_count,
    updatedTs: row.updated,
  };
}

/** Presents a saved post in the contract's shape. */
export function presentSaved(row: SavedRow, post: Schemas['Post']): Schemas['SavedPost'] {
  return {
    post,
    savedTs: row.saved_at,
    ...(row.folder_id === null ? {} : { folderId: row.folder_id }),
    ...(row.note ? { note: row.note } : {}),
  };
}
