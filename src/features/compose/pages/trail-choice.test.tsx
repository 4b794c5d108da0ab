import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import {
  createdAnswer,
  isWrite,
  ivy,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';

resetBrowserAroundTests();

function part(name: string, words: string): Post['trail'][number] {
  const blog = aBlog(name);
  return {
    post: { id: `1${name.length}`, timestamp: 1_700_000_000 },
    blog,
    content: [{ type: 'text', text: words }],
    layout: [],
  } as Post['trail'][number];
}

const TRAIL = [part('ann', 'The root'), part('bo', 'Said second')];

function openReblog(changes: Partial<Post> = {}) {
  const post = aPost({ id: '12', content: [{ type: 'text', text: 'Said last' }], trail: TRAIL, ...changes });
  return openPage('/reblog/ann/12/abcdefgh', ({ method }) =>
    method === 'GET' ? { post, blog: post.blog } : createdAnswer(),
  );
}
const region = () => screen.findByRole('region', { name: 'What you are reblogging' });

it('ReblogTrail omits and restores parts of the trail', async () => {
  const { user, requests } = openReblog();
  const trail = await region();
  await surface();
  await user.click(within(trail).getByRole('button', { name: 'Leave out what bo added' }));
  expect(within(trail).queryByText('Said second')).toBeNull();
  expect(within(trail).getByText('What bo added is left out')).toBeTruthy();
  const back = within(trail).getByRole('button', { name: 'Include what bo added again' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(within(trail).getByText('Said second')).toBeTruthy();

  const [, , last] = within(trail).getAllByRole('button', { name: /^Leave out what/ });
  await user.click(last as HTMLElement);
  expect(within(trail).queryByText('Said last')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reblog now' }));
  await screen.findByText('Posted to ivy');
  expect(requests.find(isWrite)?.body).toMatchObject({ content: [], excludeTrailItems: [2] });
  expect(requests.find(isWrite)?.body).not.toHaveProperty('hideTrail');
});

it('ReblogTrail counts the parts that the response omits', async () => {
  const { user, requests } = openReblog({ omittedTrailItems: 7 });
  const trail = await region();
  await user.click(within(trail).getByRole('button', { name: 'Leave out what bo added' }));
  await user.click(screen.getByRole('button', { name: 'Reblog now' }));
  await screen.findByText('Posted to ivy');
  expect(requests.find(isWrite)?.body).toMatchObject({ excludeTrailItems: [8] });
});

it('ReblogTrail hides the trail, which then requires own text', async () => {
  const { user, requests } = openReblog();
  const trail = await region();
  await surface();
  await user.click(within(trail).getByRole('button', { name: 'Hide the trail' }));
  expect(within(trail).queryByText('The root')).toBeNull();
  expect(within(trail).getByRole('status').textContent).toBe(
    'The trail is hidden. Only your own text is shown.',
  );
  await user.click(screen.getByRole('button', { name: 'Reblog now' }));
  await screen.findByText(/There is nothing to post yet/);
  expect(requests.filter(isWrite)).toEqual([]);
});

it('ReblogTrail saves its choice with the draft', async () => {
  storeDraft('Mine', { trail: { isHidden: true, left: [1] } }, 'reblog', '12');
  const { user, requests } = openReblog();
  expect((await region()).textContent).toContain('Show the trail');
  await user.click(screen.getByRole('button', { name: 'Reblog now' }));
  await screen.findByText('Posted to ivy');
  expect(requests.find(isWrite)?.body).toMatchObject({ hideTrail: true, excludeTrailItems: [1] });
});

it('ReblogTrail shows a hidden trail again when the post is edited', async () => {
  const post = aPost({
    id: '21',
    blog: ivy,
    blogName: 'ivy',
    canEdit: true,
    content: [{ type: 'text', text: 'Alone' }],
    parentPostId: '12',
    hideTrail: true,
    trail: [],
  });
  const { user, requests } = openPage('/edit/ivy/21', ({ method }) =>
    method === 'GET' ? { post, blog: post.blog } : createdAnswer(),
  );
  await user.click(await screen.findByRole('button', { name: 'Show the trail' }));
  expect(screen.getByText('The trail will be shown again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/Saved|Changes/);
  expect(requests.find(isWrite)?.body).toMatchObject({ hideTrail: false });
});
