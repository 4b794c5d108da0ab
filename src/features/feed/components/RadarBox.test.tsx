import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import { RadarBox } from './RadarBox.tsx';

const post = (id: string) => aPost({ id, blogName: 'mara', summary: `Words ${id}` });

it('RadarBox shows one post at a time and wraps around', async () => {
  const { user } = renderApp(<RadarBox />, { answer: () => ({ posts: ['3', '2', '1'].map(post) }) });
  expect((await screen.findByRole('link', { name: 'Words 3' })).getAttribute('href')).toBe('/mara/3');
  await user.click(screen.getByRole('button', { name: 'Next on the radar' }));
  expect(screen.getByRole('link', { name: 'Words 2' })).toBeTruthy();
  expect(screen.queryByText('Words 3')).toBeNull();
  for (let n = 0; n < 2; n += 1) await user.click(screen.getByRole('button', { name: 'Next on the radar' }));
  expect(screen.getByRole('link', { name: 'Words 3' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Previous on the radar' }));
  expect(screen.getByRole('link', { name: 'Words 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Radar' }).getAttribute('href')).toBe('/radar');
});

it('RadarBox has no paging buttons with one post', async () => {
  renderApp(<RadarBox />, { answer: () => ({ posts: [post('3')] }) });
  await screen.findByRole('link', { name: 'Words 3' });
  expect(screen.queryByRole('button', { name: 'Next on the radar' })).toBeNull();
});

it.each([
  ['it is empty', { posts: [] }],
  ['loading fails', new ApiFailure(404, 4004, 'No.')],
])('RadarBox is not rendered when %s', async (_, answer) => {
  const { requests, container } = renderApp(<RadarBox />, { answer: () => answer });
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect.poll(() => container.querySelector('section[aria-label="Radar"]')).toBeNull();
});
