import { describe, expect, it } from 'vitest';
import {
  isPalette,
  nextPalette,
  PALETTE_NAMES,
  PALETTES,
  type Palette,
  readPaletteCookie,
  systemPalette,
} from './palette.ts';

const SPEC =
  'trueBlue, darkMode, cement, lowContrastClassic, cybernetic, canary, ghost, vampire, pumpkin, snowBright, gothRave, pride';

it('PALETTES has the 12 palettes of spec 000 §1, each with a name [audience-15]', () => {
  expect(PALETTES.join(', ')).toBe(SPEC);
  expect(Object.keys(PALETTE_NAMES)).toEqual([...PALETTES]);
  expect(isPalette('ghost')).toBe(true);
  expect(isPalette('Ghost')).toBe(false);
});

it('nextPalette cycles through all palettes [palette-02]', () => {
  const seen: Palette[] = ['trueBlue'];
  for (let turn = 0; turn < 12; turn += 1) seen.push(nextPalette(seen.at(-1) ?? 'pride'));
  expect(seen).toEqual([...PALETTES, 'trueBlue']);
});

describe('readPaletteCookie', () => {
  it.each([
    ['a=b; palette=vampire; c=d', 'vampire'],
    ['palette=pride', 'pride'],
    ['palette=plaid', undefined],
    ['mypalette=pride', undefined],
    ['', undefined],
  ])('readPaletteCookie %j → %s', (cookies, palette) => {
    expect(readPaletteCookie(cookies)).toBe(palette);
  });
});

it('systemPalette follows the colour scheme [palette-01]', () => {
  expect([systemPalette(true), systemPalette(false)]).toEqual(['darkMode', 'trueBlue']);
});
