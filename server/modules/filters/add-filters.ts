import type { LimitName } from '#generated/limits.ts';
import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { EVERYWHERE, type Scope } from '#server/policies/filters.ts';
import {
  countFilters,
  deleteEnded,
  type FilterKind,
  type FilterRow,
  putFilter,
} from './filters-repository.ts';

/** Filter options that both operations share. */
interface Manner {
  action?: FilterRow['action'];
  scopes?: Scope[];
  expires_in?: number;
}

const LIMITS = { tags: 'filteredTags', content: 'filteredTexts' } as const satisfies Record<
  FilterKind,
  LimitName
>;
const FIELDS = { tags: 'filtered_tags', content: 'filtered_content' } as const;

/**
 * Adds all of these filters, or none when the limit is exceeded.
 *
 * @param values typed text by its comparison key
 * @throws filter-limit-reached (4021)
 */
export function addFilters(
  db: Database,
  kind: FilterKind,
  userId: string,
  values: ReadonlyMap<string, string>,
  { action = 'warn', scopes = [...EVERYWHERE], expires_in: expiresIn = 0 }: Manner,
): Promise<FilterRow[]> {
  const most = limits[LIMITS[kind]];
  return db.transaction(async (tx) => {
    await lockLimit(tx, LIMITS[kind], userId);
    await deleteEnded(tx, kind, userId);
    const added: FilterRow[] = [];
    for (const [key, name] of values) {
      added.push(await putFilter(tx, kind, userId, { key, name, action, scopes, expiresIn }));
    }
    if ((await countFilters(tx, kind, userId)) > most) {
      throw domainError('filter-limit-reached', {
        reason: kind === 'tags' ? 'tags' : 'texts',
        params: { limit: most },
        field: FIELDS[kind],
      });
    }
    return added;
  });
}
