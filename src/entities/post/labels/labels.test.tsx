import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostCard } from '../PostCard.tsx';

afterEach(() => {
  act(clearToasts);
  act(clearOverlays);
});

const bo = aBlog('bo');
function show(more: Partial<Post>, answer: Answer = () => undefined) {
  const post = aPost({ id: '12', blog: bo, blogName: 'bo', canEdit: true, canDelete: true, ...more });
  return renderApp(<PostCard post={post} />, { blogs: [bo], answer });
}
async function openLabels(user: ReturnType<typeof renderApp>['user']) {
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Content labels' }));
  return screen.findByRole('dialog', { name: 'What readers are told before they see it' });
}

it('LabelsDialog labels one’s own post from its menu, and the post then tells its author so', async () => {
  let isDown = true;
  const labels = { hasCommunityLabel: true, categories: { violence: true }, lastReporter: 'author' };
  const { user, requests } = show({}, ({ method }) =>
    method !== 'PUT'
      ? undefined
      : isDown
        ? new ApiFailure(503, 5003, 'A short maintenance.')
        : { communityLabels: labels },
  );
  const dialog = await openLabels(user);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Cover this post' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Violence' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('A short maintenance.')).toBeTruthy();
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Violence' }).checked).toBe(true);
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Labelled: Violence')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See why, or appeal' })).toBeNull();
  const sent = requests.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ path, body }) => [path, body])).toEqual(
    [1, 2].map(() => [
      '/v2/blog/bo/posts/12/content_labels',
      { has_community_label: true, categories: ['violence'] },
    ]),
  );
});

it('LabelsDialog locks labels set by the site, and OwnLabels links to the appeal', async () => {
  const { user } = show({
    contentRating: 'sensitive',
    communityLabels: {
      hasCommunityLabel: true,
      categories: { general: 'locked', violence: true },
      lastReporter: 'staff',
    },
  });
  expect(await screen.findByText('Labelled by Skein: Mature · Violence')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'See why, or appeal' });
  expect(way.getAttribute('href')).toBe('/blog/bo/review');
  const dialog = await openLabels(user);
  const box = (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  expect(box('Cover this post').disabled).toBe(true);
  expect([box('Mature').disabled, box('Mature').checked]).toEqual([true, true]);
  expect(box('Violence').disabled).toBe(false);
});

it('OwnLabels says that a post was taken down', async () => {
  show({ state: 'disabled' });
  expect(await screen.findByText('We took this post down.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See why, or appeal' })).toBeTruthy();
});
