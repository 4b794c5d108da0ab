import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { actOf, keyMap } from '#src/shared/lib/keys/key-map.ts';
import { setKey } from '#src/shared/lib/keys/keymap-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { KeysWatch } from './KeymapListener.tsx';

afterEach(() => localStorage.clear());

function show() {
  const { queryClient } = renderApp(<KeysWatch />, { blogs: [aBlog('ivy')] });
  /** What the member chose, as the next answer says. */
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

it('has the keys that were chosen on another device, those chosen here before forgotten', async () => {
  setKey('top', 't');
  const { say } = show();
  expect(actOf('t')).toBe('top');
  say({ singleKeys: true, ownKeys: [{ act: 'like', key: 'x' }] });
  await expect
    .poll(() => [actOf('x'), actOf('l'), actOf('t'), actOf('.')])
    .toEqual(['like', undefined, undefined, 'top']);
});

it('has single keys off where they were switched off elsewhere', async () => {
  show().say({ singleKeys: false, ownKeys: [] });
  await expect.poll(() => keyMap().isOn).toBe(false);
});

it('passes over an act it does not know, such as one of a later version', async () => {
  show().say({
    singleKeys: true,
    ownKeys: [
      { act: 'toString', key: 'z' },
      { act: 'juggle', key: 'g' },
      { act: 'like', key: 'x' },
    ],
  });
  await expect.poll(() => [actOf('x'), actOf('g'), actOf('z')]).toEqual(['like', undefined, undefined]);
});
