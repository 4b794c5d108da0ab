// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { clearPendingMessages, PENDING_KEY, WINDOWS_KEY } from './clear-pending-messages.ts';

beforeEach(() => localStorage.clear());

it('clearPendingMessages removes messages and their drafts, and keeps drafts of replies', () => {
  const way = { address: '/bo', to: 'bo' };
  const letter = { writer: 't:ivy', kind: 'letter', target: 'bo' } as const;
  const reply = { writer: 't:ivy', kind: 'reply', target: '12' } as const;
  storeUnsentText(letter, 'Secret', way);
  storeUnsentText(reply, 'Lovely', way);
  localStorage.setItem(PENDING_KEY, '[]');
  localStorage.setItem(`${WINDOWS_KEY}ivy`, '[]');
  clearPendingMessages();
  expect([readUnsentText(letter), readUnsentText(reply)]).toEqual(['', 'Lovely']);
  expect(localStorage.length).toBe(1);
});
