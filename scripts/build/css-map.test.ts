import { expect, it } from 'vitest';
import { cssMapOf } from './css-map.ts';

it('cssMapOf names classes by their style sheet, with all classes of a composed one', () => {
  expect(cssMapOf('/src/a/PostCard.module.css', { card: 'x1y2z', name: 'a1 b2' })).toEqual({
    'PostCard.card': ['x1y2z'],
    'PostCard.name': ['a1', 'b2'],
  });
});
