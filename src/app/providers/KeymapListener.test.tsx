import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { commandOfKey, getKeyMap } from '#src/shared/lib/keys/key-map.ts';
import { setKey } from '#src/shared/lib/keys/keymap-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { KeymapListener } from './KeymapListener.tsx';

afterEach(() => localStorage.clear());

function show() {
  const { queryClient } = renderApp(<KeymapListener />, { blogs: [aBlog('ivy')] });
  /** Puts the member's key settings into the next user-info response. */
  function say(keyboard: { singleKeys: boolean; ownKeys: { act: string; key: string }[] }): void {
    act(() => {
      queryClient.setQueryData(viewerQuery().queryKey, (known) => {
        const user = known?.response.user;
        return known && user && { ...known, response: { ...known.response, user: { ...user, keyboard } } };
      });
    });
  }
  return { say };
}

it("KeymapListener applies the account's keys and drops those of this browser", async () => {
  setKey('top', 't');
  const { say } = show();
  expect(commandOfKey('t')).toBe('top');
  say({ singleKeys: true, ownKeys: [{ act: 'like', key: 'x' }] });
  await expect
    .poll(() => [commandOfKey('x'), commandOfKey('l'), commandOfKey('t'), commandOfKey('.')])
    .toEqual(['like', undefined, undefined, 'top']);
});

it('KeymapListener switches single keys off when the account has them off', async () => {
  show().say({ singleKeys: false, ownKeys: [] });
  await expect.poll(() => getKeyMap().isOn).toBe(false);
});

it('KeymapListener ignores unknown commands, such as those of a later version', async () => {
  show().say({
    singleKeys: true,
    ownKeys: [
      { act: 'toString', key: 'z' },
      { act: 'juggle', key: 'g' },
      { act: 'like', key: 'x' },
    ],
  });
  await expect
    .poll(() => [commandOfKey('x'), commandOfKey('g'), commandOfKey('z')])
    .toEqual(['like', undefined, undefined]);
});
