import { answer, type Handler } from '#server/contract/handler.ts';
import { holdLimit } from '#server/modules/users/daily-limits.ts';
import { streamedFile } from '../streamed-file.ts';
import { lookAt } from '../take-in.ts';
import { mayUploadToday } from '../upload-limit-repository.ts';

export const uploadAudio: Handler<'uploadAudio'> = async ({ body, db, services, viewer }) => {
  const path = streamedFile(body.files.file);
  // Before the work of reading it, and once more when it is kept: many may be under way.
  await mayUploadToday(db, viewer.userId, 'audio');
  const seen = await lookAt(services, 'audio', path);
  return answer(
    201,
    await services.recordings.add(viewer.userId, seen, path, async (tx) => {
      await holdLimit(tx, 'audioPerDay', viewer.userId);
      await mayUploadToday(tx, viewer.userId, 'audio');
    }),
  );
};
