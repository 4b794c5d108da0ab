import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOnlyDeclared, ruleIdsIn } from '../../scripts/spec/rule-coverage.ts';
import { readRules } from '../../scripts/spec/rules.ts';

const rule = {
  id: 'like-04',
  area: 'like',
  rule: 'A failed like rolls the state back',
  source: 'spec 000 §4',
};

describe('rules of the specification', () => {
  it('rules.json has each rule of the specification once', () => {
    const rules = readRules(readFileSync(new URL('./rules.json', import.meta.url), 'utf8'));
    expect(rules).toHaveLength(464);
    for (const { source } of rules) expect(source).toMatch(/^spec 00[01] §\d/);
  });

  it.each([
    ['twice', [rule, rule], 'stands twice'],
    ['in the wrong area', [{ ...rule, area: 'lik' }], 'is not of the area'],
    ['in another area', [{ ...rule, area: 'reply' }], 'is not of the area'],
  ])('readRules throws for %s', (_how, rules, message) => {
    expect(() => readRules(JSON.stringify(rules))).toThrow(message);
  });
});

describe('ruleIdsIn', () => {
  // Assembled here, so that this file does not seem to cover the rules itself.
  const id = (name: string) => `[${name}]`;

  it('ruleIdsIn finds ids in titles and tables', () => {
    const text = `it('rolls back ${id('like-04')} ${id('community-permission-01')}', () => {});\n${id('LIKE-04')} ${id('like-4')}`;
    expect(ruleIdsIn(text)).toEqual(['like-04', 'community-permission-01']);
  });

  it('ruleIdsIn takes no string for the beginning or end of a comment', () => {
    const text = `page.locator('xpath=../../*');\nit('${id('like-04')}', () => open('**/v2/*/'));\nit(\`a \${b} ${id('like-05')}\`);`;
    expect(ruleIdsIn(text)).toEqual(['like-04', 'like-05']);
  });

  it('ruleIdsIn ignores ids in comments', () => {
    expect(
      ruleIdsIn(`// ${id('like-04')}\n/* ${id('like-05')}\n * ${id('like-06')} */\nconst a = 1;`),
    ).toEqual([]);
  });
});

describe('isOnlyDeclared', () => {
  it.each([
    [['tests/contract/vocabulary.test.ts'], true],
    [['tests/contract/vocabulary.test.ts', 'server/app.test.ts'], false],
    [['tests/e2e/visitor.e2e.ts'], false],
  ])('a rule named by %j is only declared: %s', (files, expected) => {
    expect(isOnlyDeclared(files)).toBe(expected);
  });
});
