import { stat } from 'node:fs/promises';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { enqueueIngestion, inspectUpload, reserveFilm } from '../uploads/ingest-upload.ts';
import { streamedFile } from '../uploads/streamed-file.ts';
import { presentUpload } from '../uploads/upload-presenter.ts';
import { insertUpload } from '../uploads/uploads-repository.ts';

export const uploadVideo: Handler<'uploadVideo'> = async ({ body, db, services, viewer }) => {
  const { file } = body.files;
  const path = streamedFile(file);
  const seen = await inspectUpload(services, 'video', path);
  const { size } = await stat(path);
  const { userId: ownerId } = viewer;
  const upload = await db.transaction(async (tx) => {
    await reserveFilm(tx, ownerId, seen.duration);
    const row = await insertUpload(tx, {
      ownerId,
      kind: 'video',
      state: 'processing',
      bytes: size,
      name: file?.filename,
      duration: seen.duration,
    });
    // The form's temporary file is deleted with its request, so it is moved.
    await enqueueIngestion(tx, services, row.id, path);
    return row;
  });
  return answer(201, { upload: await presentUpload(services, upload) });
};
