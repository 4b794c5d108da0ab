import { expect, it } from 'vitest';
import { numbersOf } from './numbering.ts';

const item = (indentLevel = 0) => ({ subtype: 'ordered-list-item', indentLevel });
const bullet = (indentLevel = 0) => ({ subtype: 'unordered-list-item', indentLevel });
const plain = { subtype: null, indentLevel: 0 };

it.each([
  ['counts on', [item(), item(), item()], [1, 2, 3]],
  ['goes on after deeper items', [item(), item(1), item(1), bullet(1), item()], [1, 1, 2, undefined, 2]],
  ['starts anew after text', [item(), plain, item()], [1, undefined, 1]],
  ['starts anew after a card', [item(), null, item()], [1, undefined, 1]],
  ['starts anew after a bullet of its depth', [item(), bullet(), item()], [1, undefined, 1]],
  ['starts deeper lists anew', [item(1), item(), item(1)], [1, 1, 1]],
  ['survives a jump in depth', [item(3), item(3), item()], [1, 2, 1]],
])('numbersOf: %s', (_, blocks, numbers) => {
  expect(numbersOf(blocks)).toEqual(numbers);
});
