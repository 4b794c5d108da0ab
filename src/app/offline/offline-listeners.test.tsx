import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionListener } from '#src/app/worker/ConnectionListener.tsx';
import { ServiceWorkerListener } from '#src/app/worker/ServiceWorkerListener.tsx';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { AppBadge } from './AppBadge.tsx';

const { registered } = vi.hoisted(() => ({ registered: vi.fn(async () => {}) }));
vi.mock('./register-worker.ts', () => ({ registerWorker: registered }));

const forgotten = vi.fn(async () => true);

beforeEach(() => {
  forgotten.mockClear();
  vi.stubGlobal('caches', { delete: forgotten });
  return () => vi.unstubAllGlobals();
});
afterEach(() => {
  act(clearToasts);
});

it('ConnectionListener shows a banner while there is no connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp(<ConnectionListener />);
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  // Queries pause until the connection is back.
  expect(onlineManager.isOnline()).toBe(false);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(onlineManager.isOnline()).toBe(true);
  online.mockRestore();
});

it('ServiceWorkerListener registers the worker five seconds after hydration, not before [service-04]', async () => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }));
  try {
    const { unmount } = renderApp(<ServiceWorkerListener />);
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(registered).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await vi.waitFor(() => expect(registered).toHaveBeenCalledTimes(1));
    unmount();
    renderApp(<ServiceWorkerListener />).unmount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(registered).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});

it('ServiceWorkerListener deletes the cached dashboard when nobody is logged in', () => {
  renderApp(<ServiceWorkerListener />, { blogs: [aBlog('bo')] });
  expect(forgotten).not.toHaveBeenCalled();
  renderApp(<ServiceWorkerListener />);
  expect(forgotten).toHaveBeenCalledWith('skein-dashboard');
});

it('AppBadge shows unread messages and notifications on the app icon and clears the badge', async () => {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  Object.assign(navigator, badge);
  const counts = {
    unread: 9,
    unread_messages: { bo: { ann: 2 } },
    blog_notification_counts: [{ blog_uuid: 't:1', count: 3 }],
  };
  const { unmount } = renderApp(<AppBadge />, { blogs: [aBlog('bo')], answer: () => counts });
  await vi.waitFor(() => expect(badge.setAppBadge).toHaveBeenCalledWith(5));
  unmount();
  renderApp(<AppBadge />);
  expect(badge.clearAppBadge).toHaveBeenCalled();
});
