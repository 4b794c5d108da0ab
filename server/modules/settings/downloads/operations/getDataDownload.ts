import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { presentDownload } from '../download-presenter.ts';
import { findDownload } from '../downloads-repository.ts';
import { isDownloadId } from '../policy.ts';

export const getDataDownload: Handler<'getDataDownload'> = async ({
  params,
  db,
  services,
  viewer,
  request,
}) => {
  const row = isDownloadId(params.id) ? await findDownload(db, viewer.userId, params.id) : undefined;
  if (!row) throw domainError('not-found', { detail: 'There is no such archive.' });
  return { download: presentDownload(row, services, request) };
};
