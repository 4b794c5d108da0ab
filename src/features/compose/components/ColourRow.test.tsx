import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createdAnswer,
  isWrite,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
  surfaceReady,
} from '#tests/support/post-forms.tsx';

resetBrowserAroundTests();

it('ColourRow sets and removes a palette colour on the selected text', async () => {
  storeDraft('A walk');
  const { user, requests } = openPage('/new', () => createdAnswer());
  await surfaceReady();
  await user.keyboard('{Control>}a{/Control}');
  const colour = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Colour' }));
    await user.click(screen.getByRole('button', { name }));
  };
  await user.click(screen.getByRole('button', { name: 'Text styles' }));
  await colour('Quiet');
  expect((await surface()).querySelector('[data-role=muted]')?.textContent).toBe('A walk');
  await colour('None');
  expect((await surface()).querySelector('[data-role]')).toBeNull();
  await colour('Warning');
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await screen.findByText('Posted to ivy');
  expect(requests.find(isWrite)?.body).toMatchObject({
    content: [
      { text: 'A walk', formatting: [{ type: 'semantic_color', start: 0, end: 6, semanticColor: 'danger' }] },
    ],
  });
});
