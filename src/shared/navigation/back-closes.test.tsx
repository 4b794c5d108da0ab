import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './back-closes.ts';

const page = { key: 'feed', state: { background: null } };

beforeEach(() => window.history.pushState(page, '', '/dashboard'));

function open() {
  const close = vi.fn();
  return { close, ...renderHook(() => useBackCloses(close)) };
}

it('is one entry more at the same address, which the router takes for the same', () => {
  const { unmount } = open();
  expect(window.location.pathname).toBe('/dashboard');
  expect(window.history.state).toMatchObject(page);
  unmount();
});

it('is closed by Back, which leaves the page where it is', async () => {
  const { close, unmount } = open();
  window.history.back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(window.history.state).toEqual(page);
  unmount();
  await new Promise((done) => setTimeout(done, 20));
  expect(window.history.state).toEqual(page);
});

it('takes its entry with it when it is closed in another way', async () => {
  const { close, unmount } = open();
  unmount();
  await waitFor(() => expect(window.history.state).toEqual(page));
  expect(close).not.toHaveBeenCalled();
});

it('does not undo what somebody went on to', async () => {
  const { unmount } = open();
  window.history.pushState({ key: 'blog', state: null }, '', '/mara');
  unmount();
  await new Promise((done) => setTimeout(done, 20));
  expect(window.location.pathname).toBe('/mara');
});
