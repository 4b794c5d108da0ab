import { expect, it } from 'vitest';
import { cssMapOf } from './css-map.ts';

it('names classes by their sheet, with all that a composed one stands for', () => {
  expect(cssMapOf('/src/a/PostCard.module.css', { card: 'x1y2z', name: 'a1 b2' })).toEqual({
    'PostCard.card': ['x1y2z'],
    'PostCard.name': ['a1', 'b2'],
  });
});
