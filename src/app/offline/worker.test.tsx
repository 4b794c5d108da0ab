import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionWatch } from '#src/app/worker/ConnectionListener.tsx';
import { WorkerWatch } from '#src/app/worker/ServiceWorkerListener.tsx';
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
afterEach(() => act(clearToasts));

it('says that there is no connection, for as long as there is none', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp(<ConnectionWatch />);
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  // What is asked waits for the connection.
  expect(onlineManager.isOnline()).toBe(false);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(onlineManager.isOnline()).toBe(true);
  online.mockRestore();
});

it('registers the service worker when the page was awake for five seconds, and not before [service-04]', async () => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }));
  try {
    const { unmount } = renderApp(<WorkerWatch />);
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(registered).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await vi.waitFor(() => expect(registered).toHaveBeenCalledTimes(1));
    unmount();
    renderApp(<WorkerWatch />).unmount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(registered).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});

it('forgets a kept dashboard where nobody is logged in', () => {
  renderApp(<WorkerWatch />, { blogs: [aBlog('bo')] });
  expect(forgotten).not.toHaveBeenCalled();
  renderApp(<WorkerWatch />);
  expect(forgotten).toHaveBeenCalledWith('skein-dashboard');
});

it('counts letters and notifications at the app’s icon, and takes the number away', async () => {
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
