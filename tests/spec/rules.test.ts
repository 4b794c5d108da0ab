import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../scripts/spec/rules.ts';
import { ruleIdsIn, isOnlyDeclared } from '../../scripts/spec/rule-coverage.ts';

const rule = {
  id: 'like-04',
  area: 'like',
  rule: 'A failed like rolls the state back',
  source: 'spec 000 §4',
};

describe('the rules', () => {
  it('are those of the specification, each once', () => {
    const rules = readRules(readFileSync(new URL('./rules.json', import.meta.url), 'utf8'));
    expect(rules).toHaveLength(464);
    for (const { source } of rules) expect(source).toMatch(/^spec 00[01] §\d/);
  });

  it.each([
    ['twice', [rule, rule], 'stands twice'],
    ['in the wrong area', [{ ...rule, area: 'lik' }], 'is not of the area'],
    ['in another area', [{ ...rule, area: 'reply' }], 'is not of the area'],
  ])('are refused %s', (_how, rules, message) => {
    expect(() => readRules(JSON.stringify(rules))).toThrow(message);
  });
});

describe('the ids a test carries', () => {
  // Assembled here, so that this file does not seem to cover the rules itself.
  const id = (name: string) => `[${name}]`;

  it('are those in its titles and tables', () => {
    const text = `it('rolls back ${id('like-04')} ${id('community-permission-01')}', () => {});\n${id('LIKE-04')} ${id('like-4')}`;
    expect(ruleIdsIn(text)).toEqual(['like-04', 'community-permission-01']);
  });

  it('are not those that a comment speaks of', () => {
    expect(ruleIdsIn(`// ${id('like-04')}\n/* ${id('like-05')}\n * ${id('like-06')} */\nconst a = 1;`)).toEqual(
      [],
    );
  });
});

describe('a rule', () => {
  it.each([
    [['tests/contract/vocabulary.test.ts'], true],
    [['tests/contract/vocabulary.test.ts', 'server/app.test.ts'], false],
    [['tests/e2e/visitor.e2e.ts'], false],
  ])('named by %j is only declared: %s', (files, expected) => {
    expect(isOnlyDeclared(files)).toBe(expected);
  });
});
