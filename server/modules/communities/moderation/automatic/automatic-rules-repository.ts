import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
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

function readConditions({ id, conditions }: { id: string; conditions: Condition[] }): Condition[] {
  return validOr('ruleConditions', conditions, [], {
    row: `community_automatic_rules ${id}`,
    column: 'conditions',
  });
}

async function queryRules(db: Queryable, conditions: string, values: readonly (string | string[])[]) {
  const rows = await db.query<AutomaticRuleRow>(
    `select ${COLUMNS} from community_automatic_rules r where ${conditions} order by r.setting nulls last, r.id`,
    [...values],
  );
  return rows.map((row) => ({ ...row, conditions: readConditions(row) }));
}

/** Returns the automatic rules of a community: those of its settings first, then by age. */
export function automaticRules(db: Queryable, communityId: string): Promise<AutomaticRuleRow[]> {
  return queryRules(db, 'r.community_id = $1', [communityId]);
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

/** Returns one automatic rule of a community. */
export async function automaticRule(
  db: Queryable,
  communityId: string,
  id: string,
): Promise<AutomaticRuleRow | undefined> {
  if (!isPossibleId(id)) return undefined;
  const [row] = await queryRules(db, 'r.community_id = $1 and r.id = $2', [communityId, id]);
  return row;
}

/** An automatic rule that acts. */
export interface ActiveRule
  extends Columns<
    'community_automatic_rules',
    'id' | 'setting' | 'action' | 'conditions' | 'applies_to',
    { conditions: Condition[]; applies_to: ('posts' | 'comments')[]; action: Schemas['AutomaticAction'] }
  > {}

/** Returns the rules of a community that act: those that hold first, then those that label. */
export async function activeRules(db: Queryable, communityId: string): Promise<ActiveRule[]> {
  const rows = await db.query<ActiveRule>(
    `select id, setting, action, conditions, applies_to from community_automatic_rules
      where community_id = $1 and is_enabled order by array_position(array['hold', 'label', 'queue'], action), id`,
    [communityId],
  );
  return rows.map((row) => ({ ...row, conditions: readConditions(row) }));
}

/** Writes that a rule acted on a thing, by the entry of the queue about it. */
export async function recordHit(tx: Queryable, ruleId: string, itemId: string): Promise<void> {
  await tx.query(
    `insert into community_rule_hits (rule_id, item_id) values ($1, $2)
     on conflict (rule_id, item_id) do update set hit_at = excluded.hit_at`,
    [ruleId, itemId],
  );
}

/** Words and choices of an automatic rule. */
export interface RuleContent {
  conditions: readonly Condition[];
  appliesTo: readonly ('posts' | 'comments')[];
  action: Schemas['AutomaticAction'];
  isEnabled: boolean;
}

/** Counts the automatic rules that moderators made. */
export async function countAutomaticRules(db: Queryable, communityId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from community_automatic_rules where community_id = $1 and setting is null',
    [communityId],
  );
  return row?.count ?? 0;
}

/** Inserts a rule that a moderator made. Returns its id. */
export async function insertAutomaticRule(
  tx: Queryable,
  communityId: string,
  createdAs: string,
  rule: RuleContent,
): Promise<string> {
  const row = await first<Columns<'community_automatic_rules', 'id'>>(
    tx,
    `insert into community_automatic_rules (community_id, conditions, applies_to, action, is_enabled, created_as)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [communityId, json(rule.conditions), [...rule.appliesTo], rule.action, rule.isEnabled, createdAs],
  );
  if (!row) throw new Error('An automatic rule was not written');
  return row.id;
}

/** Replaces a rule. Returns false when it is gone. */
export async function updateAutomaticRule(
  tx: Queryable,
  communityId: string,
  id: string,
  rule: RuleContent,
): Promise<boolean> {
  const row = await first(
    tx,
    `update community_automatic_rules set conditions = $3, applies_to = $4, action = $5, is_enabled = $6, edited_at = now()
      where community_id = $1 and id = $2 returning id`,
    [communityId, id, json(rule.conditions), [...rule.appliesTo], rule.action, rule.isEnabled],
  );
  return row !== undefined;
}

/** Deletes a rule that moderators made. What it held stays in the queue. Returns false when it is gone. */
export async function deleteRule(tx: Queryable, communityId: string, id: string): Promise<boolean> {
  const row = await first(
    tx,
    'delete from community_automatic_rules where community_id = $1 and id = $2 and setting is null returning id',
    [communityId, id],
  );
  return row !== undefined;
}

/** Switches the setting for which a rule stands, with the number of reports that it names. */
export async function setRuleSetting(
  tx: Queryable,
  communityId: string,
  setting: NonNullable<AutomaticRuleRow['setting']>,
  rule: RuleContent,
): Promise<void> {
  const reports = rule.conditions.find((condition) => condition.kind === 'reports');
  const settings =
    setting === 'automod_links'
      ? { automodLinks: rule.isEnabled }
      : {
          automodReportsEnabled: rule.isEnabled,
          ...(reports ? { automodReportsThreshold: reports.count } : {}),
        };
  await tx.query(
    `update communities set settings = settings || $2::jsonb, version = version + 1, updated_at = now() where id = $1`,
    [communityId, json(settings)],
  );
}
