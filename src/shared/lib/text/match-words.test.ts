import { expect, it } from 'vitest';
import { findByWords } from './match-words.ts';

const all = [
  { to: '/a', title: 'Account', words: 'mail password' },
  { to: '/a#password', title: 'Password', words: 'change' },
  { to: '/d#motion', title: 'Less motion', words: 'animation übergänge' },
];
const found = (typed: string) => findByWords(all, typed).map(({ to }) => to);

it('findByWords matches beginnings of words, titles first', () => {
  expect(found('pass')).toEqual(['/a#password', '/a']);
  expect(found('LESS mot')).toEqual(['/d#motion']);
  expect(found('ubergange')).toEqual(['/d#motion']);
  expect(found('assword')).toEqual([]);
  expect(found('less password')).toEqual([]);
});

it('findByWords finds nothing for an empty query', () => {
  expect(['', '  ', '!?'].map(found)).toEqual([[], [], []]);
});
