import { domainError } from '#server/core/errors.ts';
import { seatedBlogs } from '#server/entities/community/seats-repository.ts';
import { stewardshipOf } from '#server/entities/community/writing.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { ownTakeoverFields } from '../people/stewardship-presenter.ts';
import { insertTakeoverRequest, ownTakeoverRequest } from '../people/stewardship-repository.ts';

/** Asks the staff of the site for a community that is read-only, once for each member. */
export const requestStewardship: Handler<'requestStewardship'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const row = subject.community;
  const { userId } = viewer;
  const name = body.tumblelog.toLowerCase();
  const seat = (await seatedBlogs(db, row.id, userId)).find((one) => one.name.toLowerCase() === name);
  if (!seat) throw domainError('not-allowed', { field: 'tumblelog' });
  const stewardship = stewardshipOf(row, services.now() / 1000);
  if (stewardship.state !== 'read_only') {
    throw domainError('not-in-this-state', { reason: 'community_attended' });
  }
  const before = await ownTakeoverRequest(db, row.id, userId);
  if (!before) {
    const message = body.message ?? '';
    await insertTakeoverRequest(db, { communityId: row.id, blogId: seat.blog_id, message });
  }
  return answer(201, { stewardship: { ...stewardship, ...ownTakeoverFields(before), requested: true } });
};
