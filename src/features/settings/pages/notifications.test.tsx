import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import { examples } from '#openapi/examples/activity.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import NotificationsPage from './NotificationsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const [told] = Object.values(examples.getNotificationSettings.responses[200]);
const { settings } = (told ?? { value: {} }).value as { settings: NotificationSettings };

function show(answer: Answer, path = '/settings/notifications') {
  return renderApp(<NotificationsPage />, { blogs: [aBlog('ivy'), aBlog('moss')], answer, path });
}
function editsOf(requests: ServerRequest[]) {
  return requests.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
}
const listed = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

it('NotificationsPage saves each choice at once for the blog of its address', async () => {
  let now = settings;
  const { user, requests } = show(({ method, body }) => {
    if (method === 'PATCH') now = { ...now, ...(body as object) };
    return { settings: now };
  }, '/settings/notifications?blog=moss');
  await user.selectOptions(await listed('Likes'), 'From mutuals');
  await user.click(screen.getByRole('switch', { name: 'Gifts' }));
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  expect(editsOf(requests)).toEqual([
    ['/v2/blog/moss/notification_settings', { likes: 'mutuals' }],
    ['/v2/blog/moss/notification_settings', { gifts: false }],
  ]);
  expect((await listed('Likes')).value).toBe('mutuals');
  expect((await listed('Asks and answers')).value).toBe('everyone');
  expect(screen.getByRole('link', { name: 'moss' }).getAttribute('aria-current')).toBe('page');
});

it('NotificationsPage mutes for a while, shows until when, and unmutes', async () => {
  const { user, requests } = show(({ body }) => {
    const { muted = false } = (body ?? {}) as { muted?: boolean };
    return { settings: { ...settings, muted, ...(muted ? { mutedUntilTs: 1_790_000_000 } : {}) } };
  });
  const silence = await listed('Mute notifications');
  expect(silence.selectedOptions[0]?.textContent).toBe('Not muted');
  await user.selectOptions(silence, 'Mute for a week');
  await waitFor(() => expect(silence.selectedOptions[0]?.textContent).toMatch(/^Muted until .*2026/));
  await user.selectOptions(silence, 'Not muted');
  await waitFor(() => expect(silence.selectedOptions[0]?.textContent).toBe('Not muted'));
  expect(editsOf(requests).map(([, body]) => body)).toEqual([
    { muted: true, mute_length_seconds: 604_800 },
    { muted: false },
  ]);
});

it('NotificationsPage reverts a refused choice and shows why', async () => {
  const { user } = show(({ method }) =>
    method === 'PATCH' ? new ApiFailure(503, 5003, 'A short maintenance.') : { settings },
  );
  const likes = await listed('Likes');
  await user.selectOptions(likes, 'From nobody');
  await screen.findByText('A short maintenance.');
  expect(likes.value).toBe('everyone');
});

it('NotificationsPage reports a failed load and tries again', async () => {
  let isDown = true;
  const { user } = show(() => (isDown ? new ApiFailure(503, 5003, 'A short maintenance.') : { settings }));
  await screen.findByText('Your settings could not be loaded', {}, { timeout: 8000 });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await listed('Likes');
});
