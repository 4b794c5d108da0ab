import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { dayOf } from '../analytics/days.ts';
import { type ErrorGroupRow, findErrorGroup } from './error-groups-repository.ts';

/**
 * Returns the group of errors that a path names.
 *
 * @throws not-found
 */
export async function chosenGroup(db: Queryable, id: string, nowMs: number): Promise<ErrorGroupRow> {
  const row = isPossibleId(id) ? await findErrorGroup(db, dayOf(nowMs), id) : undefined;
  if (!row) throw domainError('not-found');
  return row;
}
