import { expect, it, vi } from 'vitest';
import { openPushNotification, showPushNotification } from './push-notifications.ts';

const message = {
  tag: 'letters-1-2',
  title: 'odile sent you a message',
  url: '/messaging/conversation/a/b',
  at: 7,
};

/** Fake registration that records the shown notifications, one per tag. */
function aRegistration() {
  const shown = new Map<string, { title: string; data: unknown; options: NotificationOptions }>();
  const registration = {
    getNotifications: async ({ tag = '' }) => [shown.get(tag)].filter((one) => one !== undefined),
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.set(options.tag ?? '', { title, data: options.data, options }),
  };
  return { shown, registration: registration as unknown as ServiceWorkerRegistration };
}

it('showPushNotification shows a message under its tag and alerts again for a further one', async () => {
  const { shown, registration } = aRegistration();
  await showPushNotification(registration, message);
  expect(shown.get('letters-1-2')).toMatchObject({
    title: message.title,
    data: { url: message.url },
    options: { renotify: false, silent: false },
  });
  await showPushNotification(registration, {
    ...message,
    title: '2 new messages from odile',
    at: 8,
    body: 'Hm',
  });
  expect(shown.size).toBe(1);
  expect(shown.get('letters-1-2')).toMatchObject({
    title: '2 new messages from odile',
    options: { renotify: true, silent: false, body: 'Hm' },
  });
});

it('showPushNotification is silent for an exact duplicate', async () => {
  const { shown, registration } = aRegistration();
  await showPushNotification(registration, message);
  await showPushNotification(registration, message);
  expect(shown.get('letters-1-2')?.options).toMatchObject({ renotify: false, silent: true });
});

const origin = 'https://skein.example';
function press(url: unknown, windows: string[] = []) {
  const focus = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const close = vi.fn();
  const clients = { matchAll: async () => windows.map((one) => ({ url: one, focus })), openWindow };
  const scope = { clients, location: { origin } } as unknown as ServiceWorkerGlobalScope;
  return openPushNotification(scope, { data: { url }, close }).then(() => ({ focus, openWindow, close }));
}

it('openPushNotification opens a new window and keeps others unchanged', async () => {
  const { openWindow, close, focus } = await press('/odile/77', [`${origin}/new`]);
  expect(openWindow).toHaveBeenCalledWith(`${origin}/odile/77`);
  expect([close.mock.calls.length, focus.mock.calls.length]).toEqual([1, 0]);
});

it('openPushNotification focuses a window that shows the address', async () => {
  const { openWindow, focus } = await press('/odile/77', [`${origin}/odile/77`]);
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
});

it.each(['https://elsewhere.example/x', '//elsewhere.example', 'javascript:alert(1)', 7, undefined])(
  'openPushNotification opens only addresses of the site: %s',
  async (url) => {
    const { openWindow } = await press(url);
    expect(openWindow).toHaveBeenCalledWith(`${origin}/`);
  },
);
