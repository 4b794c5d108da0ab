import type { FeedClause } from '#generated/zod/feedClause.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';

/** Kinds of parts that a clause or the exclusions of a rule name. */
export type PartKind = 'blogs' | 'tags' | 'words';

/** A part of a rule: a value of one of its clauses, or of what keeps posts out. */
export interface RulePart {
  /** Place of the clause, from 0; `excluded` for what keeps posts out. */
  at: number | 'excluded';
  kind: PartKind;
  /** Uuid of a blog, a tag, or words. */
  value: string;
}

/** Largest numbers of the contract: clauses of a rule, and values of a clause or an exclusion by kind. */
const MAX_CLAUSES = 10;
const MAX_VALUES: Readonly<Record<PartKind, number>> = { blogs: 50, tags: 20, words: 50 };

type Draft = FeedRule | undefined;

/** Returns a list with a value at its end, once, as far as there is room. */
function including(values: readonly string[] | undefined, value: string, max: number): string[] {
  const list = values ?? [];
  return list.includes(value) || list.length >= max ? [...list] : [...list, value];
}

/** Returns a record without the value of a field; the field goes with its last value. */
function leaving<Item extends object>(item: Item, kind: string, value: string): Item {
  const entries = Object.entries(item).map(([name, list]) =>
    name === kind && Array.isArray(list) ? [name, list.filter((one) => one !== value)] : [name, list],
  );
  return Object.fromEntries(
    entries.filter(([, list]) => !Array.isArray(list) || list.length > 0),
  ) as unknown as Item;
}

/** Returns a rule without parts that say nothing; undefined when it finds nothing any more. */
function tidy(rule: FeedRule): Draft {
  const clauses = rule.clauses.filter(({ blogs, tags }) => blogs || tags);
  if (clauses.length === 0) return undefined;
  const { excluded, types, ...rest } = { ...rule, clauses };
  return {
    ...rest,
    ...(excluded && Object.keys(excluded).length > 0 ? { excluded } : {}),
    ...(types && types.length > 0 ? { types } : {}),
  };
}

/** Returns a rule with another clause that begins with a part; undefined stands for a rule without any. */
export function withClause(rule: Draft, kind: 'blogs' | 'tags', value: string): FeedRule {
  const clause: FeedClause = { [kind]: [value], tagMode: 'any' };
  const clauses = rule?.clauses ?? [];
  if (clauses.length >= MAX_CLAUSES) return { ...rule, clauses };
  return { ...rule, clauses: [...clauses, clause] };
}

/** Returns a rule with another part of a clause or of what keeps posts out. */
export function withPart(rule: FeedRule, { at, kind, value }: RulePart): FeedRule {
  const max = at === 'excluded' ? 50 : MAX_VALUES[kind];
  if (at === 'excluded') {
    const excluded = { ...rule.excluded, [kind]: including(rule.excluded?.[kind], value, max) };
    return { ...rule, excluded };
  }
  if (kind === 'words') return rule;
  const clauses = rule.clauses.map((clause, place) =>
    place === at ? { ...clause, [kind]: including(clause[kind], value, max) } : clause,
  );
  return { ...rule, clauses };
}

/** Returns a rule without a part; undefined when it finds nothing any more. */
export function withoutPart(rule: FeedRule, { at, kind, value }: RulePart): Draft {
  if (at === 'excluded') return tidy({ ...rule, excluded: leaving(rule.excluded ?? {}, kind, value) });
  const clauses = rule.clauses.map((clause, place) => (place === at ? leaving(clause, kind, value) : clause));
  return tidy({ ...rule, clauses });
}

/** Returns a rule in which one of a clause's tags is enough, or all are needed. */
export function withTagMode(rule: FeedRule, at: number, tagMode: 'any' | 'all'): FeedRule {
  return {
    ...rule,
    clauses: rule.clauses.map((clause, place) => (place === at ? { ...clause, tagMode } : clause)),
  };
}

/** Returns a rule with or without reblogs. */
export function withOriginalsOnly(rule: FeedRule, originalsOnly: boolean): FeedRule {
  return { ...rule, originalsOnly };
}

/** Returns a rule that finds posts of a type, or no longer only those. */
export function withType(rule: FeedRule, type: PostType, isWanted: boolean): Draft {
  const others = (rule.types ?? []).filter((one) => one !== type);
  return tidy({ ...rule, types: isWanted ? [...others, type] : others });
}

/** Returns what a rule says with its defaults, in one order of fields. */
function spelled({ clauses, excluded, originalsOnly = false, types = [] }: FeedRule): unknown {
  const { tags = [], words = [], blogs = [] } = excluded ?? {};
  return [
    clauses.map((clause) => [clause.blogs ?? [], clause.tags ?? [], clause.tagMode ?? 'any']),
    [tags, words, blogs],
    originalsOnly,
    types,
  ];
}

/** Returns true when two rules say the same in the same order. */
export function isSameRule(one: Draft, other: Draft): boolean {
  return JSON.stringify(one && spelled(one)) === JSON.stringify(other && spelled(other));
}
