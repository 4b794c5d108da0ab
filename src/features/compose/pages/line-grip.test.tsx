import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createdAnswer,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { paragraphOf } from '../model/from-blocks.ts';

resetBrowserAroundTests();

const GRIP = 'Move this line: arrow keys, or press for choices';

/** Opens the composer with these paragraphs; "" is an empty one. */
async function openWith(...lines: string[]) {
  const doc = { type: 'doc' as const, content: lines.map((text) => paragraphOf(null, { text })) };
  storeDraft('', { doc });
  const opened = openPage('/new', () => createdAnswer());
  const text = await surface();
  return { ...opened, lines: () => [...text.children].map((line) => line.textContent), text };
}

it('LineGrip moves the hovered paragraph by the arrow keys and announces the move', async () => {
  const { user, text, lines } = await openWith('one', 'two', 'three');
  await user.hover(text.children[1] as Element);
  const grip = await screen.findByRole('button', { name: GRIP });
  grip.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(lines()).toEqual(['two', 'one', 'three']));
  expect(screen.getByText('Moved up')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(GRIP);
});

it('LineGrip lists its possible moves in a menu, and none past the ends of the post', async () => {
  const { user, text, lines } = await openWith('one', 'two');
  await user.hover(text.children[0] as Element);
  await user.click(await screen.findByRole('button', { name: GRIP }));
  await screen.findByRole('menuitem', { name: 'Move down' });
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
  await waitFor(() => expect(lines()).toEqual(['two', 'one']));
});

it('LineGrip is not rendered for a single or an empty paragraph', async () => {
  const { user, text } = await openWith('one', '');
  await user.hover(text.children[0] as Element);
  expect(screen.queryByRole('button', { name: GRIP })).toBeNull();
  await user.hover(text.children[1] as Element);
  expect(screen.queryByRole('button', { name: GRIP })).toBeNull();
});
