import type { Handler } from '#server/http/contract/handler.ts';
import { answerFollow } from '../answer-follow.ts';
import { insertHubFollow } from '../video-hub-repository.ts';

export const followVideoHub: Handler<'followVideoHub'> = ({ params, db, viewer }) =>
  answerFollow(db, params.hub, viewer.userId, insertHubFollow);
