import { expect, it } from 'vitest';
import { chosenPalettes } from './choice-cookies.ts';

const COOKIES = 'palette=canary; palette_night=vampire';
function member(paletteNight: string | null | undefined) {
  return { user: { palette: 'ghost', appearance: { paletteNight } } };
}

it.each([
  ['of a visitor', COOKIES, { user: null }, 'vampire'],
  ['of a member with another one', COOKIES, member('pumpkin'), 'vampire'],
  ['of a member whose server knows none', COOKIES, member(undefined), 'vampire'],
  ['that the member cleared on another device', COOKIES, member(null), undefined],
  ['that the server has not stored yet', `${COOKIES}; palette_unsaved=1`, member(null), 'vampire'],
])(
  'chosenPalettes returns the palette by night in the cookie %s: %s, %j → %s',
  (_, cookies, viewer, night) => {
    expect(chosenPalettes(cookies, viewer)).toEqual({ palette: 'canary', night });
  },
);

it("chosenPalettes returns a member's stored palettes without a cookie", () => {
  expect(chosenPalettes('', member('pumpkin'))).toEqual({ palette: 'ghost', night: 'pumpkin' });
  expect(chosenPalettes('', member(null))).toEqual({ palette: 'ghost', night: undefined });
});
