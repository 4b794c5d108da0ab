import type { Handler } from '#server/http/contract/handler.ts';
import { presentRule } from '../moderation/decision-presenter.ts';
import { appealsInMonth, spanOfMonth } from '../moderation/log/appeals-repository.ts';
import { presentAppeals, presentDays, presentUndone } from '../moderation/log/log-presenter.ts';
import { readableLog } from '../moderation/log/log-readers.ts';
import { daysOfLog, monthNamed, rulesOfLog, undoneInLog } from '../moderation/log/log-repository.ts';

/** Counts a month of the log of a community, by person and day. */
export const getAuditSummary: Handler<'getAuditSummary'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const named = { community: params.community, userId, audience: query.audience };
  const { row, isForMembers } = await readableLog(db, named, subject.community);
  const month = query.month ?? new Date(services.now()).toISOString().slice(0, 7);
  const filter = { communityId: row.id, span: monthNamed(month), isForMembers };
  const [days, rules, undone, appeals] = await Promise.all([
    daysOfLog(db, filter),
    rulesOfLog(db, filter),
    undoneInLog(db, filter),
    appealsInMonth(db, row.id, spanOfMonth(month)),
  ]);
  const reader = { db, viewerId: userId, isForMembers };
  return {
    summary: {
      month,
      actors: await presentDays(days, reader),
      rules: rules.flatMap((one) => {
        const rule = presentRule(one);
        return rule ? [{ rule, count: one.count, undoneCount: one.undone }] : [];
      }),
      undone: await presentUndone(undone, reader),
      appeals: await presentAppeals(appeals, reader),
    },
  };
};
