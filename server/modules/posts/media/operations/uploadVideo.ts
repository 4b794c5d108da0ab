import { rename, stat } from 'node:fs/promises';
import { answer, type Handler } from '#server/contract/handler.ts';
import { presentUpload } from '../present-upload.ts';
import { streamedFile } from '../streamed-file.ts';
import { letFilmIn, lookAt, workOn } from '../take-in.ts';
import { insertUpload } from '../uploads-repository.ts';

export const uploadVideo: Handler<'uploadVideo'> = async ({ body, db, services, viewer }) => {
  const { file } = body.files;
  const path = streamedFile(file);
  const seen = await lookAt('video', path);
  const { size } = await stat(path);
  const { userId: ownerId } = viewer;
  const upload = await db.transaction(async (tx) => {
    await letFilmIn(tx, ownerId, seen.duration);
    const { duration } = seen;
    return insertUpload(tx, {
      ownerId,
      kind: 'video',
      state: 'processing',
      bytes: size,
      name: file?.filename,
      duration,
    });
  });
  // The form's own file goes with its request.
  const kept = services.incoming.pathOf(upload.id);
  await rename(path, kept);
  services.work.begin(() => workOn({ db, services, ownerId }, upload.id, seen, kept));
  return answer(201, { upload: await presentUpload(services, upload) });
};
