import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import { stewardshipOf } from '#server/entities/community/writing.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockMembers, updateRole } from '#server/membership/members-repository.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { notifyOfRole } from '#server/notifications/notifications-repository.ts';
import { recordCommunityAct } from '../moderation/audit-log-repository.ts';
import { noteAttended } from '../people/seats-repository.ts';
import { declineTakeover, deleteTakeovers, lockTakeover } from '../people/stewardship-repository.ts';

/** Answers a member who asks to take over a community: the staff make their blog an admin, or decline. */
export const setStewardshipOutcome: Handler<'setStewardshipOutcome'> = async ({
  params,
  body,
  db,
  services,
  viewer,
}) => {
  const id = params.request_id;
  const gone = domainError('not-found', { reason: 'stewardship_request' });
  if (!/^[1-9][0-9]{0,18}$/.test(id) || !isPossibleId(id)) throw gone;
  const answer = (body.message ?? '').trim();
  await db.transaction(async (tx) => {
    const asked = await lockTakeover(tx, id);
    if (!asked) throw gone;
    const { community_id: communityId, blog_id: blogId, user_id: userId, role } = asked;
    const row = requireFound(
      (await communitiesByIds(tx, [communityId], viewer.userId)).get(communityId),
      'The community',
    );
    if (body.outcome === 'granted') {
      if (stewardshipOf(row, services.now() / 1000).state !== 'read_only') {
        throw domainError('not-in-this-state', { reason: 'community_attended' });
      }
      const space = communitySpace(communityId);
      await lockMembers(tx, space);
      await updateRole(tx, space, { userId, blogId }, 'admin');
      await noteAttended(tx, communityId);
      await deleteTakeovers(tx, communityId);
      await recordCommunityAct(tx, {
        communityId,
        ...{ type: 'members', action: 'role_changed', actor: { kind: 'staff' }, targetBlogId: blogId },
        changes: [{ field: 'role', before: role, after: 'admin' }],
      });
      await notifyOfRole(tx, communityId, blogId);
    } else {
      await declineTakeover(tx, id, answer);
    }
    await recordAuditEntry(tx, {
      staffId: viewer.userId,
      act: 'decide-stewardship',
      subjectId: row.handle,
      details: { outcome: body.outcome, ...(answer ? { message: answer } : {}) },
    });
  });
  return undefined;
};
