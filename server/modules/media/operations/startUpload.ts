import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { expireUploads } from '../uploads/give-up.ts';
import { refuseTooLarge } from '../uploads/ingest-upload.ts';
import { expectChunks } from '../uploads/resume.ts';
import { dayLimits, mayUploadToday } from '../uploads/upload-limit-repository.ts';
import { presentUpload } from '../uploads/upload-presenter.ts';
import { insertUpload, isWorkingOnFilm, openBytes } from '../uploads/uploads-repository.ts';

/** Media types that are accepted without a transcoder. */
const DETECTED_TYPES =
  /^(?:image\/.+|audio\/(?:mpeg|mp3|mp4|x-m4a|m4a|aac|ogg|vorbis|opus|wav|x-wav|wave|vnd\.wave)|application\/ogg|video\/(?:mp4|quicktime|webm|x-m4v))$/;

export const startUpload: Handler<'startUpload'> = async ({ body, db, services, viewer }) => {
  const { kind, type, bytes, name } = body;
  // Browsers report OGG audio as `application/ogg` and audio in an MP4 file as `video/mp4`.
  const isOther =
    !type.startsWith(`${kind}/`) && !(kind === 'audio' && /^(?:application\/ogg|video\/mp4)$/.test(type));
  // Rejected before the upload, which may take minutes; the uploaded file is checked again.
  const isUnknown = !services.transcoder && !DETECTED_TYPES.test(type);
  if (isOther || isUnknown) throw domainError('bad-media-format', { field: 'type' });
  refuseTooLarge(kind, bytes);
  const { userId: ownerId } = viewer;
  const { incoming } = services;
  await expireUploads(db, incoming);
  await incoming.requireRoom(bytes);
  const upload = await db.transaction(async (tx) => {
    await lockLimit(tx, dayLimits[kind].limit, ownerId);
    await mayUploadToday(tx, ownerId, kind);
    await lockLimit(tx, 'uploadBytesAtOnce', ownerId);
    if ((await openBytes(tx, ownerId)) + bytes > limits.uploadBytesAtOnce) {
      throw domainError('limit-reached', {
        reason: 'open_uploads',
      });
    }
    if (kind === 'video' && (await isWorkingOnFilm(tx, ownerId))) throw domainError('video-processing');
    return insertUpload(tx, { ownerId, kind, state: 'waiting', bytes, name });
  });
  await expectChunks(incoming.folder, upload.id, bytes);
  return answer(201, { upload: await presentUpload(services, upload) });
};
