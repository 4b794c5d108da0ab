import { firstPositionAt } from '#server/core/ids.ts';
import { postRuleOf, refuseEmptyClause } from '#server/entities/collection/post-rule.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { ruleSkeleton } from '#server/feed/rule-skeleton.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { faultsOf } from '../rules/faults.ts';
import { blogsOfRule } from '../rules/gathers.ts';

const WEEK_SECONDS = 7 * 86_400;
/** Maximum of counted posts. */
const MAX_COUNTED = 1000;
const MAX_SHOWN_COUNT = 20;

/** Says what a rule would find. */
export const checkFeedRule: Handler<'checkFeedRule'> = async ({ body, db, services, viewer }) => {
  const { userId } = viewer;
  refuseEmptyClause(body.rule);
  const rule = await postRuleOf(db, body.rule);
  const above = firstPositionAt(services.now() / 1000 - WEEK_SECONDS);
  const [week, { posts }, faults, blogs] = await Promise.all([
    ruleSkeleton(db, { ...rule, above })(undefined, MAX_COUNTED),
    postPage({
      db,
      cursors: services.cursors,
      viewerId: userId,
      scope: 'discovery',
      skeleton: ruleSkeleton(db, rule),
      list: 'checked rule',
      cursor: undefined,
      limit: MAX_SHOWN_COUNT,
      path: pathOf('checkFeedRule'),
      query: {},
    }),
    faultsOf(db, body.rule, userId),
    blogsOfRule(db, body.rule, userId),
  ]);
  return { postsPerWeek: week.length, posts, faults, blogs };
};
