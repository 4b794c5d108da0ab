import { answer, type Handler } from '#server/contract/handler.ts';
import { first } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';

/** Pictures a day (public API documentation, “Rate limits”). */
const IMAGES_PER_DAY = 250;

export const uploadImage: Handler<'uploadImage'> = async ({ body, db, services, viewer }) => {
  const file = body.files.file;
  if (!file) throw domainError('invalid-request-param', { field: 'file', detail: 'file is missing.' });
  const today = await first<{ count: number }>(
    db,
    `select count(*)::int as count from media
      where owner_id = $1 and kind = 'image' and created_at > now() - interval '1 day'`,
    [viewer.userId],
  );
  if ((today?.count ?? 0) >= IMAGES_PER_DAY) {
    throw domainError('upload-limit-reached', {
      detail: `You have reached today's limit of ${IMAGES_PER_DAY} pictures.`,
    });
  }
  return answer(201, await services.media.addImage(viewer.userId, file.bytes));
};
