import { type DomainError, domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { type FolderRow, folderOf } from './folders-repository.ts';

/** There is no such folder, or it is somebody else's: nobody learns which. */
export function noFolder(): DomainError {
  return domainError('not-found', { detail: 'There is no such folder.', field: 'folder_id' });
}

/** Two folders of one member would look the same. */
export function titleTaken(): DomainError {
  return domainError('not-allowed', { detail: 'You have a folder of that title.', field: 'title' });
}

/**
 * A title as it is kept: without spaces around it.
 *
 * @throws invalid-request-param when nothing is left
 */
export function folderTitle(typed: string): string {
  const title = typed.replace(/\s+/g, ' ').trim();
  if (title === '')
    throw domainError('invalid-request-param', { field: 'title', detail: 'Name the folder.' });
  return title;
}

/** Whether a folder can have that id at all: the contract knows it as opaque. */
export const isFolderId = (id: string): boolean => /^[1-9][0-9]{0,18}$/.test(id) && isPossibleId(id);

/**
 * A folder of the member's.
 *
 * @throws not-found
 */
export async function ownFolder(db: Queryable, userId: string, folderId: string): Promise<FolderRow> {
  const folder = isFolderId(folderId) ? await folderOf(db, userId, folderId) : undefined;
  if (!folder) throw noFolder();
  return folder;
}
