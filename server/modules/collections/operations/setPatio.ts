import { domainError } from '#server/core/errors.ts';
import { refuseEmptyClause } from '#server/entities/collection/post-rule.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { patioOf, writePatio } from '../patio/patio-repository.ts';

/** Replaces the columns of the member's patio. Each has exactly one of a timeline, a rule and a search. */
export const setPatio: Handler<'setPatio'> = async ({ body, db, viewer }) => {
  const { columns, version } = body;
  const ids = new Set(columns.map(({ id }) => id));
  if (ids.size < columns.length) throw domainError('invalid-request-param', { field: 'columns' });
  for (const [at, { timeline, rule, query }] of columns.entries()) {
    const given = [timeline, rule, query].filter((one) => one !== undefined);
    if (given.length !== 1) throw domainError('invalid-request-param', { field: `columns.${at}` });
    if (rule) refuseEmptyClause(rule, `columns.${at}.rule`);
  }
  if (!(await writePatio(db, viewer.userId, columns, version))) {
    throw domainError('conflict', { reason: 'patio' });
  }
  return { patio: await patioOf(db, viewer.userId) };
};
