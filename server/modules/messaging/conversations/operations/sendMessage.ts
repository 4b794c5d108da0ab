import { answer, type Handler } from '#server/contract/handler.ts';
import { bodyOf } from '../message-body.ts';
import { send } from '../send.ts';
import { sentAnswer } from '../sent.ts';
import { targetOf } from '../target.ts';

export const sendMessage: Handler<'sendMessage'> = async (context) => {
  const { body, query, subject, db, viewer, intent } = context;
  const { blog } = subject;
  const { other } = await targetOf(db, blog, body, viewer.userId);
  const message = await bodyOf(db, body, viewer.userId);
  const row = await send(db, { blog, other, authorId: viewer.userId, body: message, intent });
  const reader = { blog, viewerId: viewer.userId, fields: query['fields[blogs]'] };
  return answer(201, await sentAnswer(db, row, reader));
};
