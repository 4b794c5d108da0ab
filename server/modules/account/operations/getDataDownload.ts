import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentDownload } from '../data-download/download-presenter.ts';
import { findDownload } from '../data-download/downloads-repository.ts';
import { isDownloadId } from '../data-download/policy.ts';

export const getDataDownload: Handler<'getDataDownload'> = async ({
  params,
  db,
  services,
  viewer,
  request,
}) => {
  const row = isDownloadId(params.id) ? await findDownload(db, viewer.userId, params.id) : undefined;
  if (!row) throw domainError('not-found', { reason: 'archive' });
  return { download: presentDownload(row, services, request) };
};
