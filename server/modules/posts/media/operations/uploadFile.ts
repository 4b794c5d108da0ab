import { rename } from 'node:fs/promises';
import type { Handler } from '#server/contract/handler.ts';
import { ownUpload } from '../own-upload.ts';
import { presentUpload } from '../present-upload.ts';
import { streamedFile } from '../streamed-file.ts';
import { takeIn } from '../take-in.ts';

/** What arrives a second time, after the first file was taken, changes nothing. */
export const uploadFile: Handler<'uploadFile'> = async ({ params, body, db, services, viewer }) => {
  const { userId: ownerId } = viewer;
  const upload = await ownUpload(db, ownerId, params.upload_id);
  const path = streamedFile(body.files.file);
  if (upload.state === 'waiting') {
    const kept = services.incoming.newPath();
    await rename(path, kept);
    const isTaken = await takeIn({ db, services, ownerId }, upload, kept);
    // What had come in pieces before is not needed any more.
    await services.incoming.remove(isTaken ? services.incoming.pathOf(upload.id) : kept);
  }
  return { upload: await presentUpload(services, await ownUpload(db, ownerId, upload.id)) };
};
