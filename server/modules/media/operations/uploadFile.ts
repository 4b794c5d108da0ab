import type { Handler } from '#server/http/contract/handler.ts';
import { ingest } from '../uploads/ingest-upload.ts';
import { ownUpload } from '../uploads/own-upload.ts';
import { streamedFile } from '../uploads/streamed-file.ts';
import { presentUpload } from '../uploads/upload-presenter.ts';

/** Accepts the file of an upload. Idempotent: a second file changes nothing. */
export const uploadFile: Handler<'uploadFile'> = async ({ params, body, db, services, viewer }) => {
  const { userId: ownerId } = viewer;
  const upload = await ownUpload(db, ownerId, params.upload_id);
  const path = streamedFile(body.files.file);
  if (upload.state === 'waiting') {
    await ingest({ db, services, ownerId }, upload, path);
  }
  return { upload: await presentUpload(services, await ownUpload(db, ownerId, upload.id)) };
};
