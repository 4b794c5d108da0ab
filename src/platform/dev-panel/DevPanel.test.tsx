import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCallLog } from './calls.ts';
import { DevPanel } from './DevPanel.tsx';
import { makeForcedStore } from './forced.ts';

const bundle = {
  paths: {
    '/v2/user/like': {
      post: {
        operationId: 'likePost',
        responses: {
          200: {
            description: 'OK',
            content: { 'application/json': { examples: { liked: { summary: 'Liked' } } } },
          },
          429: {
            description: 'Too many',
            content: { 'application/json': { examples: { 'like-limit-exceeded': { summary: '1040' } } } },
          },
        },
      },
    },
    '/v2/logout': { post: { operationId: 'endSession', responses: { 204: { description: 'Over' } } } },
  },
};

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json(bundle));
});
afterEach(() => vi.unstubAllGlobals());

function open(asked?: string[]) {
  const storage = new Map<string, string>();
  const forced = makeForcedStore({
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
  });
  const calls = makeCallLog();
  calls.add({ operation: 'likePost', path: window.location.pathname });
  calls.add({ operation: 'endSession', path: '/elsewhere' });
  const refetch = vi.fn();
  render(<DevPanel forced={forced} asked={asked} calls={calls} refetch={refetch} />);
  return { forced, refetch, user: userEvent.setup() };
}

test('DevPanel forces and resets a documented response of a call', async () => {
  const { forced, refetch, user } = open();
  await user.click(screen.getByRole('button', { name: 'Mock' }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'likePost' });
  await within(choice).findByRole('option', { name: /429 like-limit-exceeded/ });
  await user.selectOptions(choice, '429:like-limit-exceeded');
  expect(forced.get()).toEqual({ likePost: { status: 429, example: 'like-limit-exceeded' } });
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.getByText('1 forced')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(forced.get()).toEqual({});
  expect(choice.value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Answers of the mock' }));
});

test('DevPanel finds operations the page did not call', async () => {
  const { forced, user } = open();
  await user.click(screen.getByRole('button', { name: 'Mock' }));
  expect(screen.queryByRole('combobox', { name: 'endSession' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'session');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'endSession' }), '204');
  expect(forced.get().endSession?.status).toBe(204);
});

test('DevPanel opens by Ctrl+Alt+D, takes the focus and restores it on Escape', async () => {
  const { user } = open();
  await user.keyboard('{Control>}{Alt>}d{/Alt}{/Control}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Answers of the mock' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mock' }));
});

test('DevPanel shows the first example of a status forced without one', async () => {
  const { forced, user } = open();
  forced.set('likePost', { status: 429 });
  await user.click(screen.getByRole('button', { name: /^Mock/ }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'likePost' });
  await within(choice).findByRole('option', { name: /429/ });
  expect(choice.value).toBe('429:like-limit-exceeded');
});

test('DevPanel names a mistyped ?force= on its button, in the panel and in the console', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { forced, user } = open(['likePost:9999']);
  act(() => forced.set('likePst', { status: 429 }));
  expect(await screen.findByText('2 wrong')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Mock/ }));
  const problems = screen.getByRole('list', { name: 'Forced responses that cannot come' });
  expect(within(problems).getAllByRole('listitem')).toHaveLength(2);
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('the contract has no operation likePst'));
  warned.mockRestore();
});
