import type { AutomaticRule } from '#generated/zod/automaticRule.zod.ts';
import type { AutomaticRuleRequest } from '#generated/zod/automaticRuleRequest.zod.ts';
import type { RuleCondition } from '#generated/zod/ruleCondition.zod.ts';

export type ConditionKind = RuleCondition['kind'];

/** Kinds of conditions, in the order in which they are shown. */
export const CONDITION_KINDS = [
  'links',
  'words',
  'media',
  'new_member',
  'reports',
] as const satisfies readonly ConditionKind[];

/** Choices of the numbers in conditions: members who report, and days since an author joined. */
export const REPORT_COUNTS = [1, 2, 3, 5, 10, 20];
export const NEW_MEMBER_DAYS = [1, 3, 7, 14, 30, 90];

/** Returns the choices with a value that is none of them. */
export function choicesWith(choices: readonly number[], value: number): number[] {
  return [...new Set([...choices, value])].toSorted((a, b) => a - b);
}

/** Returns the request that stores a rule as it is, with changes. */
export function ruleRequest(
  { conditions, appliesTo, action, isEnabled }: AutomaticRule,
  changes: Partial<AutomaticRuleRequest> = {},
): AutomaticRuleRequest {
  return { conditions, applies_to: appliesTo, action, is_enabled: isEnabled, ...changes };
}

/** Returns the condition with another number; conditions without one stay as they are. */
export function withNumber(condition: RuleCondition, value: number): RuleCondition {
  if (condition.kind === 'reports') return { ...condition, count: value };
  if (condition.kind === 'new_member') return { ...condition, days: value };
  return condition;
}

/** Form of a rule as text. */
export type RuleValues = Record<
  'kinds' | 'hosts' | 'words' | 'days' | 'count' | 'applies_to' | 'action',
  string
>;

export const NEW_RULE: RuleValues = {
  kinds: 'links',
  hosts: '',
  words: '',
  days: '7',
  count: '3',
  applies_to: 'posts comments',
  action: 'hold',
};

/** Returns the entries of a text with one per line. */
export function linesIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[\n,]/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ];
}

function conditionOf(kind: ConditionKind, values: RuleValues): RuleCondition {
  switch (kind) {
    case 'links': {
      const hosts = linesIn(values.hosts);
      return hosts.length > 0 ? { kind, hosts } : { kind };
    }
    case 'words':
      return { kind, words: linesIn(values.words) };
    case 'media':
      return { kind };
    case 'new_member':
      return { kind, days: Number(values.days) };
    case 'reports':
      return { kind, count: Number(values.count) };
  }
}

/** Builds the request of the form. A new rule is off, so that last week can be looked at before it acts. */
export function requestOf(values: RuleValues): AutomaticRuleRequest {
  const kinds = values.kinds.split(' ');
  return {
    conditions: CONDITION_KINDS.filter((kind) => kinds.includes(kind)).map((kind) =>
      conditionOf(kind, values),
    ),
    applies_to: (['posts', 'comments'] as const).filter((one) => values.applies_to.split(' ').includes(one)),
    action: values.action === 'queue' || values.action === 'label' ? values.action : 'hold',
    is_enabled: false,
  };
}

/** Largest number of dots on the line of a day. */
export const MAX_DOTS = 40;

/**
 * Returns the dots of a day: true for what a rule would have held, spread over the line. A day with more than
 * `MAX_DOTS` is drawn to scale, with a dot at least for anything held.
 */
export function dotsOf({ postCount, heldCount }: { postCount: number; heldCount: number }): boolean[] {
  const count = Math.min(postCount, MAX_DOTS);
  const share = postCount > MAX_DOTS ? Math.ceil((heldCount / postCount) * MAX_DOTS) : heldCount;
  const held = Math.min(share, count);
  return Array.from(
    { length: count },
    (_, index) => Math.floor(((index + 1) * held) / count) > Math.floor((index * held) / count),
  );
}
