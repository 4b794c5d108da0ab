import { domainError, requireFound } from '#server/core/errors.ts';
import { communityCurtain } from '#server/entities/community/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { orderBoards } from '../boards/boards-repository.ts';
import { changeOf } from '../fields/changes.ts';
import { countVersion, lockCommunity } from '../fields/write-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { presentBoards } from '../show/board-presenter.ts';
import { boardsOfCommunity } from '../show/community-repository.ts';

/** Puts the boards in order. The request names every board once; one that is missing or unknown is a conflict. */
export const reorderCommunityBoards: Handler<'reorderCommunityBoards'> = async ({
  body,
  subject,
  db,
  viewer,
}) => {
  const { community } = subject;
  const { id } = community;
  await db.transaction(async (tx) => {
    const version = requireFound(await lockCommunity(tx, id), 'The community');
    const known = (await boardsOfCommunity(tx, id)).map(({ path }) => path);
    const isSame = known.length === body.paths.length && known.every((path) => body.paths.includes(path));
    if (!isSame || (body.based_on !== undefined && body.based_on !== version)) {
      throw domainError('conflict', {
        reason: 'community',
        community: communityCurtain(community, { version }),
      });
    }
    await orderBoards(tx, id, body.paths);
    await countVersion(tx, id);
    const change = changeOf('paths', known, body.paths);
    if (!change) return;
    const acting = { communityId: id, userId: viewer.userId };
    await recordModeratorAct(tx, acting, { type: 'settings', action: 'board_changed', changes: [change] });
  });
  return { boards: await presentBoards(db, community, viewer.userId) };
};
