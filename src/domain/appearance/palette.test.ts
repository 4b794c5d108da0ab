import { describe, expect, it } from 'vitest';
import {
  isPalette,
  nextPalette,
  PALETTE_NAMES,
  PALETTES,
  type Palette,
  paletteMarkup,
  readPaletteCookies,
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

describe('readPaletteCookies', () => {
  it.each([
    ['a=b; palette=vampire; c=d', 'vampire'],
    ['palette=pride', 'pride'],
    ['palette=plaid', undefined],
    ['mypalette=pride', undefined],
    ['', undefined],
  ])('readPaletteCookies %j → %s', (cookies, palette) => {
    expect(readPaletteCookies(cookies)).toEqual({ palette, night: undefined });
  });

  it.each([
    ['palette=canary; palette_night=vampire', 'canary', 'vampire'],
    ['palette=canary; palette_night=plaid', 'canary', undefined],
    ['palette_night=vampire', undefined, undefined],
  ])('readPaletteCookies %j → %s by day, %s by night', (cookies, palette, night) => {
    expect(readPaletteCookies(cookies)).toEqual({ palette, night });
  });
});

it('paletteMarkup names the palette by night beside the one by day', () => {
  expect([
    paletteMarkup({ palette: undefined, night: undefined }),
    paletteMarkup({ palette: 'canary', night: undefined }),
    paletteMarkup({ palette: 'canary', night: 'vampire' }),
  ]).toEqual(['', ' data-palette="canary"', ' data-palette="canary" data-palette-night="vampire"']);
});

it('systemPalette follows the colour scheme [palette-01]', () => {
  expect([systemPalette(true), systemPalette(false)]).toEqual(['darkMode', 'trueBlue']);
});
