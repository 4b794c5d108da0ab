import type { Queryable } from '#server/db/database.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { changeOf } from './changes.ts';
import type { RuleChange } from './write-repository.ts';

/** Writes into the log of a community which of its rules were added, reworded or deleted. */
export async function recordRuleActs(
  tx: Queryable,
  acting: { communityId: string; userId: string },
  changes: readonly RuleChange[],
): Promise<void> {
  for (const { id, before, after } of changes) {
    const change = changeOf('text', before, after);
    if (!change) continue;
    await recordModeratorAct(tx, acting, {
      type: 'settings',
      action: before === undefined ? 'rule_added' : after === undefined ? 'rule_removed' : 'rule_changed',
      rule: { id, text: after ?? before ?? '' },
      changes: [change],
    });
  }
}
