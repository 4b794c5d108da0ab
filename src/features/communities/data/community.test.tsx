import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { useCommunity } from './community.ts';

// The validator and the sentences of errors are separate chunks; loading them takes real time, which the fake clock does not advance.
beforeAll(() =>
  Promise.all([import('#generated/zod/getCommunity200.zod.ts'), import('#generated/error-messages.ts')]),
);

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function Community() {
  const { data, isError } = useCommunity('wool');
  return <output>{isError ? 'failed' : data?.title}</output>;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function show(answers: readonly unknown[]) {
  let asked = 0;
  renderApp(<Community />, {
    answer: () => {
      asked += 1;
      return answers[Math.min(asked, answers.length) - 1];
    },
  });
  await pass(0.1);
  return {
    asks: () => asked,
    lookAgain: async () => {
      act(() => focusManager.setFocused(false));
      act(() => focusManager.setFocused(true));
      await pass(0.1);
    },
  };
}

const titled = (title: string) => ({ community: aCommunity('wool', { title }) });

it('useCommunity repeats a failed call three times [community-31]', async () => {
  const { asks } = await show([new ApiFailure(500, 0, '')]);
  expect(asks()).toBe(1);
  await pass(60);
  expect(asks()).toBe(4);
  expect(screen.getByRole('status').textContent).toBe('failed');
});

it.each([
  ['the server refuses', new ApiFailure(403, 23001, 'This community is private.')],
  ['the server does not have', new ApiFailure(501, 0, '')],
])('useCommunity does not repeat a call that %s [community-31]', async (_, failure) => {
  const { asks } = await show([failure]);
  await pass(60);
  expect(asks()).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('failed');
});

it('useCommunity asks again on focus after ten minutes, not before [community-32] [community-33]', async () => {
  const { asks, lookAgain } = await show([titled('Wool'), titled('Wool and cotton')]);
  await pass(9 * 60 + 50);
  await lookAgain();
  expect(asks()).toBe(1);
  await pass(15);
  expect(asks()).toBe(1);
  await lookAgain();
  expect(asks()).toBe(2);
  expect(screen.getByRole('status').textContent).toBe('Wool and cotton');
});
