import { domainError } from '#server/core/errors.ts';
import type { UploadedFile } from '#server/http/contract/multipart.ts';

/**
 * Returns the path of a large form file on the disk.
 *
 * @throws invalid-request-param when the form has none
 */
export function streamedFile(file: UploadedFile | undefined): string {
  if (!file?.path) throw domainError('invalid-request-param', { field: 'file', detail: 'file is missing.' });
  return file.path;
}
