import { describe, expect, it } from 'vitest';
import { blend, contrastRatio, isHexColour, isLight, parseHex, readableColour, toHex } from './colour.ts';

function rgb(hex: string): NonNullable<ReturnType<typeof parseHex>> {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(hex);
  return parsed;
}

describe('isHexColour [validation-15]', () => {
  it.each(['#fff', '#A1b2C3'])('isHexColour accepts %s', (value) => {
    expect(isHexColour(value)).toBe(true);
  });

  it.each(['fff', '#ffff', '#ff', '#ggg', '#1234567', ' #fff', 'red', ''])(
    'isHexColour rejects %j',
    (value) => {
      expect(isHexColour(value)).toBe(false);
    },
  );
});

it('parseHex reads the short form like the long one', () => {
  expect(parseHex('#1aF')).toEqual([0x11, 0xaa, 0xff]);
  expect(toHex(rgb('#1aF'))).toBe('#11aaff');
});

it('contrastRatio matches WCAG values', () => {
  expect(contrastRatio(rgb('#000'), rgb('#fff'))).toBeCloseTo(21);
  expect(contrastRatio(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
});

it('isLight is true above luminance 0.179 [validation-18]', () => {
  expect(isLight(rgb('#767676'))).toBe(true);
  expect(isLight(rgb('#747474'))).toBe(false);
});

describe('readableColour', () => {
  it('readableColour keeps a colour with contrast 1.7 [validation-16]', () => {
    expect(readableColour('#2450c8', '#ffffff')).toBe('#2450c8');
  });

  it('readableColour darkens on light and lightens on dark backgrounds in 10 % steps [validation-17]', () => {
    expect(readableColour('#ffe9a8', '#ffffff')).toBe(toHex(blend([0, 0, 0], rgb('#ffe9a8'), 0.2)));
    expect(readableColour('#101010', '#000000')).toBe(toHex(blend([255, 255, 255], rgb('#101010'), 0.2)));
  });

  it.each(['#ffffff', '#000000', '#808080', '#ffff00', '#00f', '#767676'])(
    'readableColour is readable on %s [validation-16]',
    (ground) => {
      for (const colour of ['#ffffff', '#000000', '#777', '#fe0', '#123456', 'nonsense']) {
        expect(contrastRatio(rgb(readableColour(colour, ground)), rgb(ground))).toBeGreaterThanOrEqual(1.7);
      }
    },
  );
});
