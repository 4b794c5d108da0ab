import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { NamedRule } from './audit-log-repository.ts';

/**
 * Returns a rule of a community as it is worded now, for what names it; null when none is named.
 *
 * @throws not-found when the community has no such rule
 */
export async function ruleNamed(
  db: Queryable,
  communityId: string,
  ruleId: string | undefined,
): Promise<NamedRule | null> {
  if (ruleId === undefined) return null;
  const row = isPossibleId(ruleId)
    ? await first<Columns<'community_rules', 'id' | 'text'>>(
        db,
        'select id, text from community_rules where community_id = $1 and id = $2',
        [communityId, ruleId],
      )
    : undefined;
  if (!row) throw domainError('not-found', { reason: 'rule', field: 'rule_id' });
  return row;
}
