import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { inspectUpload } from '../uploads/ingest-upload.ts';
import { streamedFile } from '../uploads/streamed-file.ts';
import { mayUploadToday } from '../uploads/upload-limit-repository.ts';

export const uploadAudio: Handler<'uploadAudio'> = async ({ body, db, services, viewer }) => {
  const path = streamedFile(body.files.file);
  // Checked before the expensive parsing, and again when it is stored, because several uploads may run concurrently.
  await mayUploadToday(db, viewer.userId, 'audio');
  const seen = await inspectUpload(services, 'audio', path);
  return answer(
    201,
    await services.recordings.add(viewer.userId, seen, path, async (tx) => {
      await lockLimit(tx, 'audioPerDay', viewer.userId);
      await mayUploadToday(tx, viewer.userId, 'audio');
    }),
  );
};
