import sharp from 'sharp';
import { expect, test } from 'vitest';
import { defaultAvatar } from './default-avatar.ts';

test('defaultAvatar is unique to a name and ignores case', () => {
  expect(defaultAvatar('Marlow')).toBe(defaultAvatar('marlow'));
  const names = ['marlow', 'odile', 'tamsin', 'marlow-2', ''];
  expect(new Set(names.map(defaultAvatar)).size).toBe(names.length);
  expect(defaultAvatar('<script>')).not.toContain('script');
});

test('defaultAvatar is a square SVG in shades of one hue', async () => {
  const picture = defaultAvatar('marlow');
  expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({
    format: 'svg',
    width: 512,
    height: 512,
  });
  // Five strands in one direction, three across, and the loose end.
  expect(picture.match(/<path /g)).toHaveLength(9);
  const hues = [...picture.matchAll(/hsl\((\d+) /g)].map(([, hue]) => Number(hue));
  const [ground = 0] = hues;
  expect(new Set(hues)).toEqual(new Set([ground, (ground + 18) % 360]));
});
