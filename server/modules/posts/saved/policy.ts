import { type DomainError, domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { type FolderRow, folderOf } from './folders-repository.ts';

/** Error for a missing folder and for another member's alike, so that its existence is not revealed. */
export function folderNotFound(): DomainError {
  return domainError('not-found', { reason: 'folder', field: 'folder_id' });
}

/** Error for a title that another folder of the member has. */
export function titleTaken(): DomainError {
  return domainError('not-allowed', { reason: 'folder_title_taken', field: 'title' });
}

/**
 * Returns the title trimmed for storing.
 *
 * @throws invalid-request-param when it is empty
 */
export function folderTitle(typed: string): string {
  const title = typed.replace(/\s+/g, ' ').trim();
  if (title === '') throw domainError('invalid-request-param', { field: 'title', reason: 'name_missing' });
  return title;
}

/** Returns true when the text can be a folder id; the contract treats it as opaque. */
export const isFolderId = (id: string): boolean => /^[1-9][0-9]{0,18}$/.test(id) && isPossibleId(id);

/**
 * Returns a folder of the member's.
 *
 * @throws not-found
 */
export async function ownFolder(db: Queryable, userId: string, folderId: string): Promise<FolderRow> {
  const folder = isFolderId(folderId) ? await folderOf(db, userId, folderId) : undefined;
  if (!folder) throw folderNotFound();
  return folder;
}
