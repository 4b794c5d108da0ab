import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPage, lazyPart, loadParts, loadPartsWhenIdle } from './lazy-part.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const Player = ({ title }: { title: string }) => <button type="button">Play {title}</button>;
const module = { Player };

it('lazyPart shows its fallback while loading', async () => {
  let arrive: (part: typeof module) => void = () => {};
  const Part = lazyPart(() => new Promise<typeof module>((done) => (arrive = done)), 'Player', {
    whileLoading: <p>on its way</p>,
  });
  render(<Part title="rain" />);
  expect(screen.getByText('on its way')).toBeTruthy();
  await act(async () => arrive(module));
  expect(screen.getByRole('button', { name: 'Play rain' })).toBeTruthy();
});

it('lazyPart retries once, shows its fallback when loading fails, and retries on the next mount', async () => {
  const load = vi
    .fn<() => Promise<typeof module>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(module);
  const Part = lazyPart(load, 'Player', { missing: <p>not to be had</p> });
  const { unmount } = render(<Part title="rain" />);
  expect(await screen.findByText('not to be had')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  render(<Part title="rain" />);
  expect(await screen.findByRole('button', { name: 'Play rain' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('lazyPart renders at once when its code is loaded', async () => {
  const Part = lazyPart(async () => module, 'Player', { whileLoading: <p>on its way</p> });
  await Part.preload();
  render(<Part title="rain" />);
  expect(screen.getByRole('button', { name: 'Play rain' })).toBeTruthy();
});

it("lazyPart keeps the server's markup while loading and hydrates it unchanged", async () => {
  let arrive: (part: typeof module) => void = () => {};
  const Here = lazyPart(async () => module, 'Player');
  await Here.preload();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Here title="rain" />);
  const before = root.innerHTML;
  const button = root.querySelector('button');
  expect(button).not.toBeNull();

  const Late = lazyPart(() => new Promise<typeof module>((done) => (arrive = done)), 'Player', {
    whileLoading: <p>on its way</p>,
  });
  const faults = vi.fn();
  const app = await act(async () => hydrateRoot(root, <Late title="rain" />, { onRecoverableError: faults }));
  expect(root.innerHTML).toBe(before);
  await act(async () => arrive(module));
  expect(root.innerHTML).toBe(before);
  expect(root.querySelector('button')).toBe(button);
  expect(faults).not.toHaveBeenCalled();
  await act(async () => app.unmount());
});

it('loadParts loads the parts that loaded parts bring', async () => {
  const inner = vi.fn(async () => module);
  lazyPart(async () => {
    lazyPart(inner, 'Player');
    return module;
  }, 'Player');
  await loadParts();
  expect(inner).toHaveBeenCalledOnce();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

it('lazyPage throws when loading fails, and renders once the code was preloaded', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <h1>Likes</h1> });
  const Page = lazyPage(load);
  const show = () =>
    render(
      <Boundary>
        <Page />
      </Boundary>,
    );
  const { unmount } = show();
  expect(await screen.findByText('failed')).toBeTruthy();
  unmount();
  await Page.preload();
  show();
  expect(screen.getByRole('heading', { name: 'Likes' })).toBeTruthy();
  silence.mockRestore();
});

it('loadPartsWhenIdle loads prefetched parts within the idle time, and later registered ones at once', () => {
  const moments: ((deadline: { timeRemaining: () => number }) => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: (typeof moments)[number]) => moments.push(run));
  const loads = [1, 2, 3].map(() => vi.fn(async () => module));
  for (const load of loads) lazyPart(load, 'Player');
  const rare = vi.fn(async () => module);
  lazyPart(rare, 'Player', { isPrefetched: false });
  const loadCount = (): number => loads.reduce((sum, load) => sum + load.mock.calls.length, 0);
  loadPartsWhenIdle();
  let most = 0;
  for (let moment = moments.shift(); moment; moment = moments.shift()) {
    const before = loadCount();
    moment({ timeRemaining: () => 0 });
    most = Math.max(most, loadCount() - before);
  }
  expect([most, loadCount()]).toEqual([1, 3]);
  const late = vi.fn(async () => module);
  lazyPart(late, 'Player');
  expect(late).toHaveBeenCalledOnce();
  lazyPart(rare, 'Player', { isPrefetched: false });
  expect(rare).not.toHaveBeenCalled();
});
