import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findUpload, setFailed, type UploadRow } from './uploads-repository.ts';

/** Returns the error for an upload whose processing was lost with its process. */
function lost(kind: UploadRow['kind']) {
  return domainError(kind === 'video' ? 'unknown-video-upload-error' : 'unknown-upload-error').causes[0];
}

/**
 * Returns a member's upload in its current state; one whose processing was lost has failed.
 *
 * @throws not-found when it is another member's, or was cancelled
 */
export async function ownUpload(db: Queryable, ownerId: string, id: string): Promise<UploadRow> {
  const upload = await findUpload(db, ownerId, id);
  if (!upload || (upload.state === 'waiting' && upload.is_over)) {
    throw domainError('not-found', {
      reason: 'upload',
    });
  }
  const why = upload.state === 'processing' && upload.is_over ? lost(upload.kind) : undefined;
  if (!why) return upload;
  await setFailed(db, id, why);
  return { ...upload, state: 'failed', error: why };
}
