import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Splits a shorthand into its four values; spaces within parentheses do not split. */
function valuesOf(text: string): string[] {
  return text.match(/(?:[^\s(]*\((?:[^()]|\([^()]*\))*\)|[^\s(]+)+/g) ?? [];
}

it('valuesOf splits a shorthand at its spaces', () => {
  expect(valuesOf('auto max(var(--space-4), 50% - 581px) calc(1px + 2px) 0')).toHaveLength(4);
});

it('style sheets use logical properties, so that right-to-left pages are mirrored', () => {
  const sided: string[] = [];
  for (const file of globSync('src/**/*.css', { cwd: root })) {
    const style = readFileSync(join(root, file), 'utf8');
    for (const [line] of style.matchAll(
      /(?:^|[\s{;])(?:margin-|padding-|border-)?(?:left|right):.*|text-align: (?:left|right)/g,
    ))
      sided.push(`${file}: ${line.trim()}`);
    for (const [line, text = ''] of style.matchAll(/\binset: ([^;]*);/g)) {
      const [, right, , left = right] = valuesOf(text);
      // 50% is the middle from both sides.
      if (right !== left && left !== '50%') sided.push(`${file}: ${line}`);
    }
  }
  expect(sided).toEqual([]);
});
