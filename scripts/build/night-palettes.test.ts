import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { PALETTES } from '#src/domain/appearance/palette.ts';
import { nightPalettes } from './night-palettes.ts';

const file = fileURLToPath(new URL('../../src/app/styles/palettes.css', import.meta.url));
const source = readFileSync(file, 'utf8');
const config = await resolveConfig(
  { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [nightPalettes()] } } },
  'build',
);
const { code: css } = await preprocessCSS(source, file, config);
const night = css.slice(css.lastIndexOf('@media (prefers-color-scheme: dark)'));

/** Returns the declarations of the first rule with a selector. */
function declarationsOf(text: string, selector: string): string[] {
  const start = text.indexOf(selector);
  if (start < 0) throw new Error(`No rule for ${selector}`);
  const block = text.slice(text.indexOf('{', start) + 1, text.indexOf('}', start));
  return block
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

it.each(PALETTES)('nightPalettes repeats the palette %s for the night', (palette) => {
  expect(declarationsOf(night, `:root[data-palette-night="${palette}"]`)).toEqual(
    declarationsOf(source, `[data-palette="${palette}"]`),
  );
});

it('nightPalettes uses darkMode by night without a choice [palette-01]', () => {
  expect(declarationsOf(night, ':root:not([data-palette])')).toEqual(
    declarationsOf(source, '[data-palette="darkMode"]'),
  );
});

it('nightPalettes derives colours again, so that none of the palette by day remains', () => {
  expect(declarationsOf(night, ':root[data-palette-night] {')).toContain('--thread: var(--color-accent)');
  // The stripes of one palette override the derived ones, also by night.
  const stripes = night.lastIndexOf(':root[data-palette-night="pride"]');
  expect(stripes).toBeGreaterThan(night.indexOf(':root[data-palette-night] {'));
});

it('nightPalettes changes no other style sheet', async () => {
  const other = '[data-palette="pride"] { color: red }';
  const { code } = await preprocessCSS(other, file.replace('palettes', 'other'), config);
  expect(code).toBe(other);
});
