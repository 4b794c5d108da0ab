import type { Handler } from '#server/http/contract/handler.ts';
import { answerFollow } from '../answer-follow.ts';
import { deleteHubFollow } from '../video-hub-repository.ts';

export const unfollowVideoHub: Handler<'unfollowVideoHub'> = ({ params, db, viewer }) =>
  answerFollow(db, params.hub, viewer.userId, deleteHubFollow);
