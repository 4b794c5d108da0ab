import { stat } from 'node:fs/promises';
import { answer, type Handler } from '#server/contract/handler.ts';
import { presentUpload } from '../present-upload.ts';
import { streamedFile } from '../streamed-file.ts';
import { handOver, letFilmIn, lookAt } from '../take-in.ts';
import { insertUpload } from '../uploads-repository.ts';

export const uploadVideo: Handler<'uploadVideo'> = async ({ body, db, services, viewer }) => {
  const { file } = body.files;
  const path = streamedFile(file);
  const seen = await lookAt(services, 'video', path);
  const { size } = await stat(path);
  const { userId: ownerId } = viewer;
  const upload = await db.transaction(async (tx) => {
    await letFilmIn(tx, ownerId, seen.duration);
    const row = await insertUpload(tx, {
      ownerId,
      kind: 'video',
      state: 'processing',
      bytes: size,
      name: file?.filename,
      duration: seen.duration,
    });
    // The form's own file goes with its request.
    await handOver(tx, services, row.id, path);
    return row;
  });
  return answer(201, { upload: await presentUpload(services, upload) });
};
