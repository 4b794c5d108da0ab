import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { actOf, keyMap } from '#src/shared/lib/keys/key-map.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import KeysPage from './KeysPage.tsx';

afterEach(() => localStorage.clear());

const show = () => renderApp(<KeysPage />, { blogs: [aBlog('ivy')] });
const keyOf = (words: RegExp) => screen.getByRole('button', { name: words });

it('gives an act the next key that is pressed', async () => {
  const { user } = show();
  await user.click(keyOf(/^Like the post: L$/));
  await user.keyboard('x');
  expect(keyOf(/^Like the post: X$/).textContent).toBe('X');
  expect([actOf('x'), actOf('l')]).toEqual(['like', undefined]);
});

it('says whose a key is, waits for another, and gives up at Escape', async () => {
  const { user } = show();
  await user.click(keyOf(/^Like the post/));
  await user.keyboard('j');
  expect(screen.getByRole('alert').textContent).toBe('J is taken by “Next post”.');
  expect(keyOf(/^Like the post: press a key/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(keyOf(/^Like the post: L$/)).toBeTruthy();
  expect([actOf('j'), actOf('l')]).toEqual(['next', 'like']);
});

it('leaves Tab, spaces and keys held with Ctrl what they are', async () => {
  const { user } = show();
  await user.click(keyOf(/^Like the post/));
  await user.keyboard('{Control>}x{/Control}{ArrowDown}');
  expect(actOf('l')).toBe('like');
  await user.tab();
  expect(keyOf(/^Like the post: L$/)).toBeTruthy();
});

it('takes a key away by Backspace, and brings all back', async () => {
  const { user } = show();
  expect(screen.queryByRole('button', { name: 'All keys as they came' })).toBeNull();
  await user.click(keyOf(/^Next palette/));
  await user.keyboard('{Backspace}');
  expect(keyOf(/^Next palette: None$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All keys as they came' }));
  expect(keyOf(/^Next palette: ⇧ P$/)).toBeTruthy();
});

it('switches single keys off and on', async () => {
  const { user } = show();
  await user.click(screen.getByRole('switch', { name: 'Use single keys' }));
  expect(keyMap().isOn).toBe(false);
  await user.click(screen.getByRole('switch', { name: 'Use single keys' }));
  expect(keyMap().isOn).toBe(true);
});
