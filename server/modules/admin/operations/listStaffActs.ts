import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { auditEntries } from '#server/modules/audit-log/audit-log-repository.ts';

export const listStaffActs: Handler<'listStaffActs'> = async ({ query, db, services }) => {
  const { act, subject } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `staff-acts/${act ?? ''}/${subject ?? ''}`,
    path: pathOf('listStaffActs', {}),
    query,
    rows: (page) => auditEntries(db, { act, subject }, page),
  });
  const acts = rows.map(({ id, act, staff, subject_id: subject, account, at, details }) => ({
    id,
    act,
    subject,
    actedTs: at,
    details,
    ...(staff === null ? {} : { staff }),
    ...(account === null ? {} : { account }),
  }));
  return { acts, links };
};
