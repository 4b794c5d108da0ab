import { rm } from 'node:fs/promises';
import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { removeDownload } from '../downloads-repository.ts';
import { archivePath } from '../make-download.ts';
import { isDownloadId } from '../policy.ts';

export const deleteDataDownload: Handler<'deleteDataDownload'> = async ({ params, db, services, viewer }) => {
  const key = isDownloadId(params.id) ? await removeDownload(db, viewer.userId, params.id) : undefined;
  if (key === undefined) throw domainError('not-found', { detail: 'There is no such archive.' });
  // One that is being made is told when it next says how far it is.
  await rm(archivePath(services, key), { force: true });
  return answer(204);
};
