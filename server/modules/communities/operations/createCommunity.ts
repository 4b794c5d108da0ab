import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import { DAY_SECONDS, lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import { communityValues } from '../fields/community-fields.ts';
import { handleRefusal } from '../fields/handles-repository.ts';
import { countNewCommunities, insertCommunity, replaceRules } from '../fields/write-repository.ts';
import { insertReader } from '../people/readers-repository.ts';
import { presentCommunity } from '../show/community-presenter.ts';

/** Creates a community whose first admin is one of the member's blogs. One a day. */
export const createCommunity: Handler<'createCommunity'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const now = services.now();
  const { values, rules } = await communityValues({ db, services, userId }, body);
  const blogId = subject.blog?.id ?? viewer.primaryBlogId;
  const id = await db
    .transaction(async (tx) => {
      await lockLimit(tx, 'communitiesPerDay', userId);
      const since = new Date(now - DAY_SECONDS * 1000);
      if ((await countNewCommunities(tx, userId, since)) >= limits.communitiesPerDay) {
        throw domainError('limit-reached', {
          reason: 'communities_per_day',
          params: { limit: limits.communitiesPerDay },
        });
      }
      const created = await insertCommunity(tx, userId, values);
      await insertMember(tx, communitySpace(created), { userId, blogId }, 'admin');
      await insertReader(tx, created, userId);
      if (rules) await replaceRules(tx, created, rules);
      return created;
    })
    .catch(async (error: unknown) => {
      if (isUniqueViolation(error, 'communities_handle'))
        throw await handleRefusal(db, values.handle, 'taken');
      throw error;
    });
  const row = requireFound((await communitiesByIds(db, [id], userId)).get(id), 'The community');
  return answer(201, {
    community: await presentCommunity(db, row, userId, { now: now / 1000, isEdit: true }),
  });
};
