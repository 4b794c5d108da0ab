import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCloseOnBack } from './use-close-on-back.ts';

const page = { key: 'feed', state: { background: null } };

beforeEach(() => window.history.pushState(page, '', '/dashboard'));

function open() {
  const close = vi.fn();
  return { close, ...renderHook(() => useCloseOnBack(close)) };
}

it('useCloseOnBack adds a history entry with the same location', () => {
  const { unmount } = open();
  expect(window.location.pathname).toBe('/dashboard');
  expect(window.history.state).toMatchObject(page);
  unmount();
});

it('useCloseOnBack closes on Back and stays on the page', async () => {
  const { close, unmount } = open();
  window.history.back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(window.history.state).toEqual(page);
  unmount();
  await new Promise((done) => setTimeout(done, 20));
  expect(window.history.state).toEqual(page);
});

it('useCloseOnBack removes its entry when closed otherwise', async () => {
  const { close, unmount } = open();
  unmount();
  await waitFor(() => expect(window.history.state).toEqual(page));
  expect(close).not.toHaveBeenCalled();
});

it('useCloseOnBack keeps a later navigation', async () => {
  const { unmount } = open();
  window.history.pushState({ key: 'blog', state: null }, '', '/mara');
  unmount();
  await new Promise((done) => setTimeout(done, 20));
  expect(window.location.pathname).toBe('/mara');
});
