import { WHOLE_CHROMIUM } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/e2e.ts';

// Headless Chromium shows no notifications.
test.use({ ...WHOLE_CHROMIUM, serviceWorkers: 'allow' });

test('Push notifications: a device is registered, notified while the site is closed, and removed', async ({
  page,
  context,
  newMember,
  site,
  expectAccessible,
}) => {
  const name = await newMember('told');
  await context.grantPermissions(['notifications'], { origin: new URL(site).origin });
  // Stubs the push subscription, because the browser has no push service.
  await page.addInitScript(() => {
    let subscribed: object | null = null;
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const subscription = {
      toJSON: () => ({ endpoint: `https://push.example/${Date.now()}`, keys }),
      unsubscribe: async () => {
        subscribed = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed,
      subscribe: async () => {
        subscribed = subscription;
        return subscription;
      },
    });
  });
  await page.goto('/settings/push');
  const here = page.getByRole('switch', { name: 'Notify this device' });
  await expect(page.getByText('Your browser asks you once')).toBeVisible();
  await expectAccessible('the settings of what is pushed');
  await here.click();
  await expect(page.getByText('until you log out here')).toBeVisible();
  await expect(here).toBeChecked();

  // Delivers a message in place of the push service.
  const devtools = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) registered.resolve(registration.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const message = { tag: 'letters-1', title: 'odile sent you a message', url: `/${name}`, at: 7 };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(site).origin,
    registrationId: await registered.promise,
    data: JSON.stringify(message),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => [title, tag]);
    });
  await expect.poll(shown).toEqual([['odile sent you a message', 'letters-1']]);

  await here.click();
  await expect(page.getByText('Your browser asks you once')).toBeVisible();
  await expect(here).not.toBeChecked();
  await page.getByRole('switch', { name: 'Likes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});
