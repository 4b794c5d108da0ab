import type { components } from '#generated/types/api.d.ts';
import type { FolderRow } from './folders-repository.ts';
import type { SavedRow } from './saved-repository.ts';

type Schemas = components['schemas'];

/** A folder as the contract shows it. */
export function presentFolder(row: FolderRow): Schemas['SavedFolder'] {
  return {
    id: row.id,
    title: row.title,
    postCount: row.post_count,
    updatedTs: row.updated,
  };
}

/** A saved post as the contract shows it. */
export function presentSaved(row: SavedRow, post: Schemas['Post']): Schemas['SavedPost'] {
  return {
    post,
    savedTs: row.saved_at,
    ...(row.folder_id === null ? {} : { folderId: row.folder_id }),
    ...(row.note ? { note: row.note } : {}),
  };
}
