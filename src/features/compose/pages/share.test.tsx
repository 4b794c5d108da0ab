import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createdAnswer,
  isWrite,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { ApiFailure } from '#tests/support/render-app.tsx';

resetBrowserAroundTests();

it('SharePage starts with the shared text, separate from other drafts', async () => {
  storeDraft('Something else');
  const { user, requests } = openPage('/share?title=Wool&text=from%20sheep', () => createdAnswer());
  expect((await surface()).textContent).toBe('Woolfrom sheep');
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await screen.findByText('Posted to ivy');
  expect(requests.find(isWrite)?.body).toMatchObject({
    content: [
      { type: 'text', text: 'Wool' },
      { type: 'text', text: 'from sheep' },
    ],
  });
});

it('SharePage makes a card of an address only', async () => {
  const { requests } = openPage(
    '/share?text=Look%20https%3A%2F%2Fa.example%2Fb',
    () => new ApiFailure(500, 5000, 'No.'),
  );
  expect((await surface()).textContent).toContain('Look');
  expect(await screen.findByText(/a\.example/)).toBeTruthy();
  expect(
    requests.filter(({ method }) => method === 'POST').every(({ path }) => !path.endsWith('/posts')),
  ).toBe(true);
});
