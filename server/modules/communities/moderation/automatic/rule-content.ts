import type { ErrorReason } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { changeOf } from '../../fields/changes.ts';
import { recordModeratorAct } from '../moderator-act.ts';
import type { AutomaticRuleRow, RuleContent } from './automatic-rules-repository.ts';

type Schemas = components['schemas'];
type Condition = Schemas['RuleCondition'];

function invalid(reason: ErrorReason<'invalid-body'>) {
  return domainError('invalid-body', { field: 'conditions', reason });
}

/** Returns the host name that somebody typed, as addresses have it. */
function hostNamed(text: string): string {
  const host = text.trim().toLowerCase();
  const url = /[\s/?#@:\\]/u.test(host) ? null : URL.parse(`http://${host}`);
  if (!url || url.hostname === '') throw invalid('not_a_host');
  return url.hostname;
}

function wordNamed(text: string): string {
  const word = text.trim();
  if (word === '') throw invalid('blank_word');
  return word;
}

function checked(condition: Condition): Condition {
  if (condition.kind === 'words')
    return { ...condition, words: [...new Set(condition.words.map(wordNamed))] };
  if (condition.kind === 'links' && condition.hosts)
    return { ...condition, hosts: [...new Set(condition.hosts.map(hostNamed))] };
  return condition;
}

/**
 * Returns the content of an automatic rule that somebody sent.
 *
 * @param setting the setting for which the rule stands, whose condition must stay; null for none
 * @throws invalid-body (8001) for two conditions of a kind, blank words, and what is no host name
 */
export function ruleContent(
  body: Schemas['AutomaticRuleRequest'],
  setting: AutomaticRuleRow['setting'] = null,
): RuleContent {
  const kinds = new Set(body.conditions.map(({ kind }) => kind));
  if (kinds.size < body.conditions.length) throw invalid('condition_twice');
  if (setting !== null && !kinds.has(setting === 'automod_links' ? 'links' : 'reports'))
    throw invalid('setting_condition');
  return {
    conditions: body.conditions.map(checked),
    appliesTo: body.applies_to ?? ['posts', 'comments'],
    action: body.action,
    isEnabled: body.is_enabled ?? true,
  };
}

/** Returns the fields of a rule as texts, for the log. */
function fieldsOf(rule: RuleContent): Record<string, string> {
  return {
    conditions: rule.conditions.map(({ kind }) => kind).join(', '),
    applies_to: rule.appliesTo.join(', '),
    action: rule.action,
    is_enabled: String(rule.isEnabled),
  };
}

/** Returns a stored rule in the form in which it is sent. */
export function contentOf(row: AutomaticRuleRow): RuleContent {
  const { conditions, applies_to: appliesTo, action, is_enabled: isEnabled } = row;
  return { conditions, appliesTo, action, isEnabled };
}

/** Writes into the log that a moderator added, changed or deleted an automatic rule. */
export async function recordAutomaticRule(
  tx: Queryable,
  acting: { communityId: string; userId: string },
  ruleId: string,
  { before, after }: { before?: RuleContent; after?: RuleContent },
): Promise<void> {
  const done = before === undefined ? 'created' : after === undefined ? 'deleted' : 'changed';
  const [was, is] = [before && fieldsOf(before), after && fieldsOf(after)];
  const fields = Object.keys(is ?? was ?? {});
  await recordModeratorAct(tx, acting, {
    type: 'automod',
    action: `automatic_rule_${done}`,
    automaticRuleId: ruleId,
    changes: fields.flatMap((field) => changeOf(field, was?.[field], is?.[field]) ?? []),
  });
}
