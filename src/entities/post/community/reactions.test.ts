import { expect, it } from 'vitest';
import type { Reaction } from '#generated/zod/reaction.zod.ts';
import { oneEmojiOf } from './one-emoji.ts';
import { withReaction } from './reactions.ts';

const yarn: Reaction = { id: 'r1', grapheme: '🧶', count: 2, reacted: false };
const heart: Reaction = { id: 'r2', grapheme: '❤️', count: 1, reacted: true };

it('withReaction counts an own reaction once, however often it is pressed', () => {
  const once = withReaction([yarn, heart], '🧶', true);
  expect(once).toEqual([{ ...yarn, count: 3, reacted: true }, heart]);
  expect(withReaction(once, '🧶', true)).toEqual(once);
  expect(withReaction(once, '🧶', false)).toEqual([yarn, heart]);
});

it('withReaction adds a new reaction at the end, and drops one that nobody has left', () => {
  expect(withReaction([yarn], '👀', true).map(({ grapheme, count }) => [grapheme, count])).toEqual([
    ['🧶', 2],
    ['👀', 1],
  ]);
  expect(withReaction([yarn, heart], '❤️', false)).toEqual([yarn]);
  expect(withReaction([yarn], '👀', false)).toEqual([yarn]);
});

it('oneEmojiOf accepts one emoji, also a plain heart, and nothing else', () => {
  expect(['🧶', ' 👍🏽 ', '❤', '🇩🇪', '👩‍💻'].map(oneEmojiOf)).toEqual(['🧶', '👍🏽', '❤️', '🇩🇪', '👩‍💻']);
  expect(['', 'a', '🧶🧶', 'ok 👍', '1'].map(oneEmojiOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
