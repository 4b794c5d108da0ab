import type { Handler } from '#server/contract/handler.ts';
import { ownUpload } from '../own-upload.ts';
import { presentUpload } from '../present-upload.ts';

export const getUpload: Handler<'getUpload'> = async ({ params, db, services, viewer }) => ({
  upload: await presentUpload(services, await ownUpload(db, viewer.userId, params.upload_id)),
});
