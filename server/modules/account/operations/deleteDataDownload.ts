import { rm } from 'node:fs/promises';
import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { removeDownload } from '../data-download/downloads-repository.ts';
import { archivePath } from '../data-download/make-download.ts';
import { isDownloadId } from '../data-download/policy.ts';

export const deleteDataDownload: Handler<'deleteDataDownload'> = async ({ params, db, services, viewer }) => {
  const key = isDownloadId(params.id) ? await removeDownload(db, viewer.userId, params.id) : undefined;
  if (key === undefined) throw domainError('not-found', { reason: 'archive' });
  // A running worker notices the deletion at its next progress update.
  await rm(archivePath(services, key), { force: true });
  return answer(204);
};
