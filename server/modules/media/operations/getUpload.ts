import type { Handler } from '#server/http/contract/handler.ts';
import { ownUpload } from '../uploads/own-upload.ts';
import { presentUpload } from '../uploads/upload-presenter.ts';

export const getUpload: Handler<'getUpload'> = async ({ params, db, services, viewer }) => ({
  upload: await presentUpload(services, await ownUpload(db, viewer.userId, params.upload_id)),
});
