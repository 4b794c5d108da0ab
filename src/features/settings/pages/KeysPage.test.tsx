import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { examples } from '#openapi/examples/settings.ts';
import { commandOfKey, getKeyMap } from '#src/shared/lib/keys/key-map.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import KeysPage from './KeysPage.tsx';

afterEach(() => localStorage.clear());

const { settings } = examples.getUserSettings.responses[200].marlow.value as { settings: UserSettings };

/** Renders the page with a server that stores the keys, or refuses. */
function show(refusal?: ApiFailure) {
  const answer = ({ body }: ServerRequest): unknown => {
    const { single_keys: singleKeys, own_keys: ownKeys } = (body as { keyboard: Record<string, unknown> })
      .keyboard;
    return refusal ?? { settings: { ...settings, keyboard: { singleKeys, ownKeys } } };
  };
  return renderApp(<KeysPage />, { blogs: [aBlog('ivy')], answer });
}
const keyOf = (words: RegExp) => screen.getByRole('button', { name: words });

it('KeysPage assigns the next pressed key to a command', async () => {
  const { user } = show();
  await user.click(keyOf(/^Like the post: L$/));
  await user.keyboard('x');
  expect(keyOf(/^Like the post: X$/).textContent).toBe('X');
  expect([commandOfKey('x'), commandOfKey('l')]).toEqual(['like', undefined]);
});

it('KeysPage names the command of a used key, waits for another, and cancels on Escape', async () => {
  const { user } = show();
  await user.click(keyOf(/^Like the post/));
  await user.keyboard('j');
  expect(screen.getByRole('alert').textContent).toBe(
    'J is already used for “Next post”. Choose another key.',
  );
  expect(keyOf(/^Like the post: press a key/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(keyOf(/^Like the post: L$/)).toBeTruthy();
  expect([commandOfKey('j'), commandOfKey('l')]).toEqual(['next', 'like']);
});

it('KeysPage does not assign Tab, space and keys with Ctrl', async () => {
  const { user } = show();
  await user.click(keyOf(/^Like the post/));
  await user.keyboard('{Control>}x{/Control}{ArrowDown}');
  expect(commandOfKey('l')).toBe('like');
  await user.tab();
  expect(keyOf(/^Like the post: L$/)).toBeTruthy();
});

it('KeysPage removes a key with Backspace, and resets all keys', async () => {
  const { user } = show();
  expect(screen.queryByRole('button', { name: 'Reset all keys' })).toBeNull();
  await user.click(keyOf(/^Next palette/));
  await user.keyboard('{Backspace}');
  expect(keyOf(/^Next palette: None$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reset all keys' }));
  expect(keyOf(/^Next palette: ⇧ P$/)).toBeTruthy();
});

it('KeysPage switches single keys off and on', async () => {
  const { user } = show();
  await user.click(screen.getByRole('switch', { name: 'Use single keys' }));
  expect(getKeyMap().isOn).toBe(false);
  await user.click(screen.getByRole('switch', { name: 'Use single keys' }));
  expect(getKeyMap().isOn).toBe(true);
});

it('KeysPage saves every change to the account', async () => {
  const { user, requests } = show();
  await user.click(keyOf(/^Like the post: L$/));
  await user.keyboard('x');
  await user.click(screen.getByRole('switch', { name: 'Use single keys' }));
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const ownKeys = [{ act: 'like', key: 'x' }];
  await waitFor(() =>
    expect(sent()).toEqual([
      ['/v2/user/settings', { keyboard: { single_keys: true, own_keys: ownKeys } }],
      ['/v2/user/settings', { keyboard: { single_keys: false, own_keys: ownKeys } }],
    ]),
  );
});

it('KeysPage restores the previous key when the server refuses, and shows why', async () => {
  const { user } = show(new ApiFailure(503, 5003, 'A short maintenance.'));
  await user.click(keyOf(/^Like the post: L$/));
  await user.keyboard('x');
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect(keyOf(/^Like the post: L$/)).toBeTruthy();
  expect([commandOfKey('l'), commandOfKey('x')]).toEqual(['like', undefined]);
});
