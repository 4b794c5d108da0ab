import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findUpload, setFailed, type UploadRow } from './uploads-repository.ts';

/** What is told of work that never ended: the process that did it is gone. */
function lost(kind: UploadRow['kind']) {
  return domainError(kind === 'video' ? 'unknown-video-upload-error' : 'unknown-upload-error').causes[0];
}

/**
 * An upload of a member as it is now; one whose work never ended has failed.
 *
 * @throws not-found when it is somebody else's, or was given up
 */
export async function ownUpload(db: Queryable, ownerId: string, id: string): Promise<UploadRow> {
  const upload = await findUpload(db, ownerId, id);
  if (!upload || (upload.state === 'waiting' && upload.is_over)) {
    throw domainError('not-found', {
      detail: 'There is no such upload, or it waited too long for its file.',
    });
  }
  const why = upload.state === 'processing' && upload.is_over ? lost(upload.kind) : undefined;
  if (!why) return upload;
  await setFailed(db, id, why);
  return { ...upload, state: 'failed', error: why };
}
