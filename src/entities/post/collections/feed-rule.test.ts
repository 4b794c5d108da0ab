import { expect, it } from 'vitest';
import { isSameRule, withClause, withoutPart, withPart, withTagMode, withType } from './feed-rule.ts';

const fog = withClause(undefined, 'tags', 'fog');

it('withClause begins a rule and adds clauses up to the limit of the contract', () => {
  expect(fog).toEqual({ clauses: [{ tags: ['fog'], tagMode: 'any' }] });
  const full = Array.from({ length: 12 }).reduce<ReturnType<typeof withClause>>(
    (rule, _, at) => withClause(rule, 'tags', `tag ${at}`),
    fog,
  );
  expect(full.clauses).toHaveLength(10);
});

it('withPart adds a value to a clause or to the exclusions once', () => {
  const rule = withPart(withPart(fog, { at: 0, kind: 'tags', value: 'sea' }), {
    at: 0,
    kind: 'tags',
    value: 'sea',
  });
  expect(rule.clauses[0]?.tags).toEqual(['fog', 'sea']);
  expect(withPart(rule, { at: 'excluded', kind: 'words', value: 'machine' }).excluded).toEqual({
    words: ['machine'],
  });
});

it('withoutPart drops empty clauses and exclusions, and the rule with its last clause', () => {
  const both = withPart(withClause(fog, 'blogs', 'b1'), { at: 'excluded', kind: 'tags', value: 'sea' });
  const rule = withoutPart(both, { at: 'excluded', kind: 'tags', value: 'sea' });
  expect(rule).not.toHaveProperty('excluded');
  expect(withoutPart(both, { at: 0, kind: 'tags', value: 'fog' })?.clauses).toEqual([
    { blogs: ['b1'], tagMode: 'any' },
  ]);
  expect(withoutPart(fog, { at: 0, kind: 'tags', value: 'fog' })).toBeUndefined();
});

it('withType adds and removes a type', () => {
  const photos = withType(fog, 'photo', true);
  expect(photos?.types).toEqual(['photo']);
  expect(photos && withType(photos, 'photo', false)).toEqual(fog);
});

it('isSameRule compares what rules say', () => {
  expect(isSameRule(fog, withTagMode(fog, 0, 'any'))).toBe(true);
  expect(isSameRule(fog, withTagMode(fog, 0, 'all'))).toBe(false);
  expect(isSameRule(undefined, fog)).toBe(false);
  expect(isSameRule(fog, { originalsOnly: false, clauses: [{ tags: ['fog'] }] })).toBe(true);
});
