import { randomBytes } from 'node:crypto';
import { domainError } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { presentDownload } from '../data-download/download-presenter.ts';
import { insertDownload } from '../data-download/downloads-repository.ts';

export const requestDataDownload: Handler<'requestDataDownload'> = async ({
  db,
  services,
  viewer,
  request,
}) => {
  const key = randomBytes(20).toString('hex');
  const { userId } = viewer;
  const row = await db
    .transaction(async (tx) => {
      await recordSecurityEvent(tx, { userId, kind: 'data_download_requested', request });
      return insertDownload(tx, userId, key, services.now() / 1000);
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'data_downloads_open')) throw error;
      throw domainError('already-done', { reason: 'archive' });
    });
  await services.jobs.add('download', { id: row.id });
  return answer(201, { download: presentDownload(row, services, request) });
};
