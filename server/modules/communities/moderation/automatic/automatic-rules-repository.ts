import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';

type Schemas = components['schemas'];
type Condition = Schemas['RuleCondition'];

/** An automatic rule of a community, with its record of the last 30 days. */
export interface AutomaticRuleRow
  extends Columns<
    'community_automatic_rules',
    'id' | 'community_id' | 'is_enabled' | 'action' | 'setting' | 'created_as' | 'conditions' | 'applies_to',
    { conditions: Condition[]; applies_to: ('posts' | 'comments')[] }
  > {
  /** Seconds since 1970; null for a rule that was not changed. */
  created: number;
  edited: number | null;
  held_count: number;
  right_count: number;
}

const HITS = `community_rule_hits h join community_queue_items i on i.id = h.item_id
  where h.rule_id = r.id and h.hit_at > now() - interval '30 days'`;
const COLUMNS = `r.id, r.community_id, r.is_enabled, r.action, r.setting, r.created_as, r.conditions, r.applies_to,
  floor(extract(epoch from r.created_at))::float8 as created, floor(extract(epoch from r.edited_at))::float8 as edited,
  (select count(*)::int from ${HITS}) as held_count,
  (select count(*)::int from ${HITS} and exists (select 1 from community_decisions d
     where d.id = i.decision_id and d.action in ('remove', 'label') and d.revoked_at is null)) as right_count`;

async function queryRules(db: Queryable, conditions: string, values: readonly string[][]) {
  const rows = await db.query<AutomaticRuleRow>(
    `select ${COLUMNS} from community_automatic_rules r where ${conditions} order by r.setting nulls last, r.id`,
    [...values],
  );
  return rows.map((row) => ({
    ...row,
    conditions: validOr('ruleConditions', row.conditions, [], {
      row: `community_automatic_rules ${row.id}`,
      column: 'conditions',
    }),
  }));
}

/** Returns automatic rules by their ids. */
export async function automaticRulesByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, AutomaticRuleRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRules(db, 'r.id = any($1::bigint[])', [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}
