import { answer, type Handler } from '#server/http/contract/handler.ts';
import { bodyOf } from '../conversations/message-body.ts';
import { send } from '../conversations/send.ts';
import { sentAnswer } from '../conversations/sent.ts';
import { targetOf } from '../conversations/target.ts';

export const sendMessage: Handler<'sendMessage'> = async (context) => {
  const { body, query, subject, db, viewer, intent } = context;
  const { blog } = subject;
  const { other } = await targetOf(db, blog, body, viewer.userId);
  const message = await bodyOf(db, body, viewer.userId);
  const row = await send(db, { blog, other, authorId: viewer.userId, body: message, intent });
  const reader = { blog, viewerId: viewer.userId, fields: query['fields[blogs]'] };
  return answer(201, await sentAnswer(db, row, reader));
};
