import { limits } from '#generated/limits.ts';
import { domainError, rateLimited } from '#server/core/errors.ts';
import { refuseUnreadable } from '#server/entities/blog/policy.ts';
import { blogsOfUser, findBlog } from '#server/entities/blog/repository.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { canBeBooped } from '#server/modules/boops/taking-part.ts';
import { boopCounts, presentBoops } from '../boops-presenter.ts';
import { countRecentBoops, insertBoop, isBoopPending } from '../boops-repository.ts';

const HOUR_SECONDS = 3600;
const noBlog = () => domainError('not-found', { reason: 'blog', field: 'tumblelog' });

export const sendBoop: Handler<'sendBoop'> = async ({ body, subject, db, viewer }) => {
  const { userId } = viewer;
  const from = subject.blog ?? (await blogsOfUser(db, userId))[0];
  const to = await findBlog(db, body.tumblelog, userId);
  if (!from || !to) throw noBlog();
  refuseUnreadable(to, userId, noBlog);
  if (!(await canBeBooped(db, to, userId))) {
    throw domainError('not-allowed', { reason: 'boops_off' });
  }
  const row = await db.transaction(async (tx) => {
    await lockLimit(tx, 'boopsPerHour', userId);
    if (await isBoopPending(tx, from.id, to.id)) {
      throw domainError('already-done', { reason: 'boop', params: { blog: to.name }, field: 'tumblelog' });
    }
    if ((await countRecentBoops(tx, userId)) >= limits.boopsPerHour) throw rateLimited(HOUR_SECONDS);
    return insertBoop(tx, { fromId: from.id, toId: to.id, userId, kind: body.kind ?? 'normal' });
  });
  const [boop] = await presentBoops(db, [row], userId);
  if (!boop) throw noBlog();
  return answer(201, { boop, counts: await boopCounts(db, userId) });
};
