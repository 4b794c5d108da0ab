import { expect, it } from 'vitest';
import { cropSquareOf } from './crop-square.ts';

it.each([
  [
    { x: 0.5, y: 0.5, zoom: 1 },
    { left: 300, top: 0, side: 600 },
  ],
  [
    { x: 0, y: 1, zoom: 2 },
    { left: 0, top: 300, side: 300 },
  ],
  [
    { x: 1, y: 0, zoom: 4 },
    { left: 1050, top: 0, side: 150 },
  ],
])('cropSquareOf cuts %j out of a wide picture', (focus, square) => {
  expect(cropSquareOf(focus, { width: 1200, height: 600 })).toEqual(square);
});
