import { expect, it } from 'vitest';
import { nearestWidth } from './nearest-width.ts';

it('nearestWidth returns the width that a dragged edge is nearest to', () => {
  const widths = { narrow: 256, regular: 330, wide: 468 };
  expect(nearestWidth(100, widths)).toBe('narrow');
  expect(nearestWidth(300, widths)).toBe('regular');
  expect(nearestWidth(410, widths)).toBe('wide');
});
