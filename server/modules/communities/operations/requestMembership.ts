import { domainError, requireFound } from '#server/core/errors.ts';
import { communitySpace, refuseNewcomer } from '#server/entities/community/policy.ts';
import { communityCurtain } from '#server/entities/community/presenter.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { roleOfSeat } from '#server/membership/members-repository.ts';
import { findRequest, insertRequest } from '#server/membership/requests-repository.ts';
import { notifyOfRequest } from '#server/notifications/notifications-repository.ts';
import { checkedAnswers, takeRoom } from '../people/joining.ts';
import { presentRequest } from '../people/request-presenter.ts';
import { communityNamed } from '../show/entry.ts';

/** Asks to join a community. Asking again while the first request waits changes nothing. */
export const requestMembership: Handler<'requestMembership'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const row = await communityNamed(db, params.community, userId);
  refuseNewcomer(row);
  const seat = { userId, blogId: subject.blog.id };
  const space = communitySpace(row.id);
  if (await roleOfSeat(db, space, seat)) throw domainError('community-already-member');
  // A private community takes no requests: its members invite (decision 089).
  if (row.is_private) throw domainError('community-private', { community: communityCurtain(row) });
  if (row.join_type === 'invite') throw domainError('community-cannot-join', { reason: 'invitation_needed' });
  const now = new Date(services.now());
  const asked = await db.transaction(async (tx) => {
    const before = await findRequest(tx, space, seat);
    if (before) return before;
    const answers = checkedAnswers(row, body.answers);
    await takeRoom(tx, row.id, seat, now);
    await insertRequest(tx, space, seat, answers);
    const request = requireFound(await findRequest(tx, space, seat), 'The request');
    await notifyOfRequest(tx, request.id);
    return request;
  });
  return answer(201, { membershipRequest: presentRequest(asked, subject.blog, userId) });
};
