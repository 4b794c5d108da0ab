import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { mayUploadToday } from '#server/modules/media/uploads/upload-limit-repository.ts';
import { wordsOf } from '../conversations/message-body.ts';
import { checkMaySend, send } from '../conversations/send.ts';
import { sentAnswer } from '../conversations/sent.ts';
import { targetOf } from '../conversations/target.ts';

export const sendImageMessage: Handler<'sendImageMessage'> = async (context) => {
  const { body, query, subject, db, services, viewer, intent } = context;
  const { blog } = subject;
  const fields = query['fields[blogs]'];
  const file = body.files.image;
  if (!file || !blog) throw domainError('invalid-request-param', { field: 'image' });
  const { conversation_id, message = '', alt_text: altText = '' } = body.fields;
  const { participants } = body.lists;
  const { other } = await targetOf(db, blog, { conversation_id, participants }, viewer.userId);
  // Checked before the expensive image processing, and again when it is sent.
  await checkMaySend(db, blog, other);
  await mayUploadToday(db, viewer.userId);
  const mayKeep = async (tx: Queryable): Promise<void> => {
    await lockLimit(tx, 'imagesPerDay', viewer.userId);
    await mayUploadToday(tx, viewer.userId);
  };
  const { media, colors } = await services.media.addImage(viewer.userId, file.bytes, mayKeep);
  const words = wordsOf({ type: 'text', text: message });
  const content = { images: media, altText, colors, ...(words ? { content: words } : {}) };
  const sent = { blog, other, authorId: viewer.userId, body: { kind: 'image' as const, content }, intent };
  const reader = { blog, viewerId: viewer.userId, fields };
  return answer(201, await sentAnswer(db, await send(db, sent), reader));
};
