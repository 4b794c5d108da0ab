import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { useViewer } from './viewer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const Name = () => <output>{useViewer().primaryBlog?.name ?? 'visitor'}</output>;

function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Switch
      </button>
      {shown ? <Name /> : null}
    </>
  );
}

function show() {
  const { requests } = renderApp(<Page />, { blogs: [aBlog('tove')] });
  return {
    asks: () => requests.filter(({ path }: ServerRequest) => path === '/v2/user/info').length,
    pass: (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000)),
    /** Remounts the component, as navigating does. */
    goOn: async () => {
      for (let press = 0; press < 2; press += 1)
        await act(async () => screen.getByRole('button', { name: 'Switch' }).click());
    },
  };
}

it('useViewer keeps the viewer fresh for 10 minutes [protocol-08]', async () => {
  const { asks, pass, goOn } = show();
  expect(screen.getByRole('status').textContent).toBe('tove');
  await pass(9.9);
  await goOn();
  await pass(0);
  expect(asks()).toBe(0);
  await pass(0.2);
  await goOn();
  await pass(0.01);
  expect(asks()).toBe(1);
});

it('useViewer does not refetch on window focus, however old the data [protocol-09]', async () => {
  const { asks, pass } = show();
  await pass(30);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await pass(0.01);
  expect(asks()).toBe(0);
});

it('viewerOf returns the own primary blog, wherever group blogs are in the list [audience-02]', () => {
  const group = aBlog('desk', { primary: false });
  renderApp(<Page />, { blogs: [group, aBlog('tove')] });
  expect(screen.getByRole('status').textContent).toBe('tove');
});
