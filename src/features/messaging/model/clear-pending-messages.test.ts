// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepWords, keptWords } from '#src/shared/lib/storage/unsent-text.ts';
import { forgetPendingLetters, PENDING_KEY, WINDOWS_KEY } from './clear-pending-messages.ts';

beforeEach(() => localStorage.clear());

it('leaves no letter to whoever uses the browser next, and replies to their member', () => {
  const way = { address: '/bo', to: 'bo' };
  const letter = { writer: 't:ivy', kind: 'letter', target: 'bo' } as const;
  const reply = { writer: 't:ivy', kind: 'reply', target: '12' } as const;
  keepWords(letter, 'Secret', way);
  keepWords(reply, 'Lovely', way);
  localStorage.setItem(PENDING_KEY, '[]');
  localStorage.setItem(`${WINDOWS_KEY}ivy`, '[]');
  forgetPendingLetters();
  expect([keptWords(letter), keptWords(reply)]).toEqual(['', 'Lovely']);
  expect(localStorage.length).toBe(1);
});
