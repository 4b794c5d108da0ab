import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { examples } from '#openapi/examples/settings.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import PushPage from './PushPage.tsx';

const { settings } = examples.getUserSettings.responses[200].marlow.value as { settings: UserSettings };
const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const HERE = { id: '7', current: true, name: 'Firefox on Linux', createdTs: 1_780_000_000 };
const PHONE = {
  id: '8',
  current: false,
  name: 'Chrome on Android',
  createdTs: 1_780_000_000,
  lastToldTs: 1_780_000_600,
};
type Device = typeof HERE;

afterEach(() => vi.unstubAllGlobals());

/** Stubs a browser with push notifications, and records its calls. */
function aBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  let subscribed: object | null = null;
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: vi.fn(async () => {
      subscribed = subscription;
      return subscription;
    }),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  vi.stubGlobal('PushManager', class {});
  const Notification = { permission, requestPermission: async () => answer };
  vi.stubGlobal('Notification', Notification);
  return { pushManager, subscribe: () => void pushManager.subscribe(), isTold: () => subscribed !== null };
}

/** Renders the page with these devices; `refusal` answers every write. */
function open(devices: Device[], refusal?: ApiFailure) {
  let kept = devices;
  return renderApp(<PushPage />, {
    blogs: [aBlog('ivy')],
    answer: ({ method, path, body }: ServerRequest): unknown => {
      if (path === '/v2/user/settings') {
        const { notifications = {} } = (body ?? {}) as { notifications?: object };
        if (method === 'POST' && refusal) return refusal;
        return { settings: { ...settings, notifications: { ...settings.notifications, ...notifications } } };
      }
      if (method === 'GET') return { applicationServerKey: KEY, devices: kept };
      if (refusal) return refusal;
      if (method === 'DELETE') kept = kept.filter(({ id }) => !path.endsWith(`/${id}`));
      else kept = [HERE, ...kept];
      return method === 'POST' ? { device: HERE } : undefined;
    },
  });
}
const here = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Notify this device' });
function writes({ requests }: ReturnType<typeof open>) {
  return requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);
}

it('PushPage reports a browser without push notifications', async () => {
  open([]);
  expect(await screen.findByText(/This browser cannot get notifications/)).toBeTruthy();
  expect((await here()).disabled).toBe(true);
});

it('PushPage explains how to allow notifications where the browser denies them', async () => {
  aBrowser('denied');
  open([]);
  expect(await screen.findByText(/Allow them in its settings for this site/)).toBeTruthy();
  expect((await here()).disabled).toBe(true);
});

it("PushPage registers this device with the site's key, and sends nothing else", async () => {
  const { pushManager, isTold } = aBrowser('default');
  const shown = open([]);
  await screen.findByText(/Your browser asks you once/);
  await shown.user.click(await here());
  expect(await screen.findByText(/until you log out here/)).toBeTruthy();
  expect((await here()).checked).toBe(true);
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  await shown.user.click(await here());
  expect(await screen.findByText(/Your browser asks you once/)).toBeTruthy();
  await waitFor(() => expect(isTold()).toBe(false));
  expect(writes(shown)).toEqual([
    ['POST', '/v2/user/push_devices'],
    ['DELETE', '/v2/user/push_devices/7'],
  ]);
});

it('PushPage reports that the browser refused, and sends nothing', async () => {
  aBrowser('default', 'denied');
  const shown = open([]);
  await screen.findByText(/Your browser asks you once/);
  await shown.user.click(await here());
  expect(await screen.findByText('Your browser did not allow notifications.')).toBeTruthy();
  expect(writes(shown)).toEqual([]);
});

it('PushPage shows why the server refused, and removes the subscription', async () => {
  const { isTold } = aBrowser('granted');
  const shown = open([], new ApiFailure(403, 4030, '20 devices are told already.'));
  await screen.findByText(/Your browser asks you once/);
  await shown.user.click(await here());
  expect(await screen.findByText('20 devices are told already.')).toBeTruthy();
  await waitFor(() => expect(isTold()).toBe(false));
  expect((await here()).checked).toBe(false);
});

it('PushPage lists the other devices and removes one', async () => {
  const shown = open([PHONE]);
  expect((await screen.findByText('Chrome on Android')).parentElement?.textContent).toContain(
    'Last notification',
  );
  await shown.user.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(writes(shown)).toEqual([['DELETE', '/v2/user/push_devices/8']]);
});

it('PushPage shows why a device was not removed', async () => {
  const { user } = open([PHONE], new ApiFailure(503, 5003, 'A short maintenance.'));
  await user.click(await screen.findByRole('button', { name: 'Remove Chrome on Android' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A short maintenance.');
});

it('PushPage reports a failed list of devices and loads it again', async () => {
  let isDown = true;
  const { user } = renderApp(<PushPage />, {
    blogs: [aBlog('ivy')],
    answer: ({ path }) => {
      if (path === '/v2/user/settings') return { settings };
      return isDown
        ? new ApiFailure(503, 5003, 'A short maintenance.')
        : { applicationServerKey: KEY, devices: [PHONE] };
    },
  });
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chrome on Android')).toBeTruthy();
});

it.each([
  ['Likes', { notifications: { push_likes: true } }],
  ['Messages', { notifications: { push_messages: false } }],
  ['Show the text of messages', { notifications: { push_text: true } }],
  ['Notify your devices', { notifications: { push: false } }],
])('PushPage saves the choice of %s at once', async (name, body) => {
  const shown = open([]);
  await shown.user.click(await screen.findByRole('switch', { name }));
  await waitFor(() =>
    expect(shown.requests.filter(({ method }) => method === 'POST').map((one) => one.body)).toEqual([body]),
  );
});

it('PushPage saves the quiet hours', async () => {
  const shown = open([]);
  await shown.user.selectOptions(await screen.findByRole('combobox', { name: 'Quiet from' }), '21');
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Quiet until' }), '6');
  await waitFor(() =>
    expect(shown.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { notifications: { quiet_start: 21 } },
      { notifications: { quiet_end: 6 } },
    ]),
  );
});
