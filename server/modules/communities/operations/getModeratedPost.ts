import type { Handler } from '#server/http/contract/handler.ts';
import { moderatedThing } from '../moderation/acts/moderated.ts';

/** Returns a reported or removed post with its reports and the decisions about it. */
export const getModeratedPost: Handler<'getModeratedPost'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const reader = { db, community, viewerId: viewer.userId, now: services.now() / 1000 };
  return moderatedThing({ postId: params.id }, reader);
};
