import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { PostTags } from './PostTags.tsx';

afterEach(() => {
  act(clearToasts);
});

function show({ blogs = [aBlog('ivy')], answer = (): unknown => ({ filteredTags: [] }) } = {}) {
  const shown = renderApp(<PostTags tags={['Moss', 'fog']} id="1" />, { blogs, answer });
  const writes = () =>
    shown.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);
  return { ...shown, writes };
}

it.each([
  ['Mute for a day', 86_400],
  ['Mute for a week', 604_800],
  ['Mute for ever', 0],
])('PostTags mutes a tag (%s) and unmutes it again', async (name, seconds) => {
  const { user, writes } = show();
  await user.hover(screen.getByRole('link', { name: '#Moss' }));
  await user.click(await screen.findByRole('button', { name: 'Mute #Moss' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await screen.findByText('#Moss is muted.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('#Moss is muted no longer.');
  expect(writes()).toEqual([
    ['POST', '/v2/user/filtered_tags', { filtered_tags: ['Moss'], action: 'hide', expires_in: seconds }],
    ['DELETE', '/v2/user/filtered_tags/Moss', undefined],
  ]);
});

it('PostTags makes the mute menu reachable by keyboard', async () => {
  const { user } = show();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '#Moss' }));
  const mute = await screen.findByRole('button', { name: 'Mute #Moss' });
  await user.tab();
  expect(document.activeElement).toBe(mute);
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Mute for a day' });
});

it('PostTags shows the reason when muting is refused', async () => {
  const { user } = show({ answer: () => new ApiFailure(403, 4030, 'You filter 1,000 tags.') });
  await user.hover(screen.getByRole('link', { name: '#fog' }));
  await user.click(await screen.findByRole('button', { name: 'Mute #fog' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute for a day' }));
  await screen.findByText('You filter 1,000 tags.');
});

it('PostTags opens the mute menu on a long press', async () => {
  show();
  const link = screen.getByRole('link', { name: '#fog' });
  fireEvent(
    link,
    Object.assign(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }), {
      pointerType: 'touch',
    }),
  );
  await screen.findByRole('menuitem', { name: 'Mute for a week' });
});

it('PostTags offers visitors only links to the hubs', async () => {
  const { user } = show({ blogs: [] });
  await user.hover(screen.getByRole('link', { name: '#Moss' }));
  expect(screen.queryByRole('button')).toBeNull();
});
