import { expect, it } from 'vitest';
import { CENTRED, cropBoundsOf, focusOf, focusStyle } from './banner-view.ts';

const size = { width: 1600, height: 900 };
const themeWith = (headerBounds: string) => ({ headerBounds, headerFullWidth: 1600, headerFullHeight: 900 });

it.each([
  [{ x: 0.5, y: 0.5, zoom: 1 }, '183,1600,717,0'],
  [{ x: 0.5, y: 0, zoom: 1 }, '0,1600,533,0'],
  [{ x: 1, y: 1, zoom: 2 }, '633,1600,900,800'],
  [{ x: 0.25, y: 0.5, zoom: 4 }, '383,700,517,300'],
])('cropBoundsOf and focusOf round-trip the focus %j as the crop %s', (focus, bounds) => {
  expect(cropBoundsOf(focus, size)).toBe(bounds);
  const found = focusOf(themeWith(bounds));
  expect(found.x).toBeCloseTo(focus.x, 2);
  expect(found.y).toBeCloseTo(focus.y, 2);
  expect(found.zoom).toBeCloseTo(focus.zoom, 2);
});

it.each(['', '1,2', '0,1601,900,0', '0,1600,901,0', '500,1600,500,0', '0,0,900,1600', 'a,b,c,d'])(
  'focusOf returns the centre for the crop %j',
  (bounds) => expect(focusOf(themeWith(bounds))).toEqual(CENTRED),
);

it('cropBoundsOf centres a picture that is wider than any banner', () => {
  const picture = { width: 4000, height: 500 };
  expect(cropBoundsOf(CENTRED, picture)).toBe('0,2750,500,1250');
});

it('focusStyle omits the zoom when there is none', () => {
  expect(focusStyle({ x: 0.25, y: 1, zoom: 1 })).toEqual({ objectPosition: '25.00% 100.00%' });
  expect(focusStyle({ x: 0, y: 0, zoom: 2 })).toEqual({
    objectPosition: '0.00% 0.00%',
    transform: 'scale(2.000)',
    transformOrigin: '0.00% 0.00%',
  });
});
