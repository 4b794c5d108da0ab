import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ivy, resetBrowserAroundTests, storeDraft, surface } from '#tests/support/post-forms.tsx';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { paragraphOf } from '../model/from-blocks.ts';
import NewPostPage from './NewPostPage.tsx';

resetBrowserAroundTests();

const odile = aBlog('odile', { title: 'Bread and weather' });

async function openWithCard(answer: unknown) {
  const block = { type: 'blog', blog: { uuid: odile.uuid, name: 'odile', url: '/odile' } };
  const card = { type: 'embed', attrs: { block } };
  storeDraft('', {
    doc: { type: 'doc', content: [card, paragraphOf(null, { text: 'Look' })] },
  } as never);
  renderApp(<NewPostPage />, {
    path: '/new',
    blogs: [ivy],
    answer: ({ path }) => (path === '/v2/blog/odile/info' ? answer : {}),
  });
  await surface();
}

it('NewPostPage shows the card of a blog with its title and in its colours', async () => {
  await openWithCard({ blog: odile });
  const title = await screen.findByText('Bread and weather');
  expect(title.closest('[data-blog-theme]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Remove odile' })).toBeTruthy();
});

it('NewPostPage names the blog of a card whose blog cannot be read', async () => {
  await openWithCard(new ApiFailure(404, 4004, 'There is no such blog.'));
  expect(await screen.findByText('The card of this blog')).toBeTruthy();
  expect(screen.getByText('odile')).toBeTruthy();
});
