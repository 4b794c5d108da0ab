import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { mayUploadToday } from '../uploads/upload-limit-repository.ts';

export const uploadImage: Handler<'uploadImage'> = async ({ body, db, services, viewer }) => {
  const file = body.files.file;
  if (!file) throw domainError('invalid-request-param', { field: 'file', detail: 'file is missing.' });
  // Checked before the expensive parsing, and again when it is stored, because several uploads may run concurrently.
  await mayUploadToday(db, viewer.userId);
  const mayKeep = async (tx: Queryable): Promise<void> => {
    await lockLimit(tx, 'imagesPerDay', viewer.userId);
    await mayUploadToday(tx, viewer.userId);
  };
  return answer(201, await services.media.addImage(viewer.userId, file.bytes, mayKeep));
};
