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

it('shows what stands in its place until it is here', async () => {
  let arrive: (part: typeof module) => void = () => {};
  const Part = lazyPart(() => new Promise<typeof module>((done) => (arrive = done)), 'Player', {
    whileLoading: <p>on its way</p>,
  });
  render(<Part title="rain" />);
  expect(screen.getByText('on its way')).toBeTruthy();
  await act(async () => arrive(module));
  expect(screen.getByRole('button', { name: 'Play rain' })).toBeTruthy();
});

it('asks twice, says so when it cannot be had, and tries again the next time', async () => {
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

it('is shown at once when its code is here', async () => {
  const Part = lazyPart(async () => module, 'Player', { whileLoading: <p>on its way</p> });
  await Part.preload();
  render(<Part title="rain" />);
  expect(screen.getByRole('button', { name: 'Play rain' })).toBeTruthy();
});

it('keeps the server’s markup while its code is on the way, and takes it over without a change', async () => {
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

it('fetches what the parts bring in their turn', async () => {
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

it('throws when a page cannot be had, and shows it once its code has been fetched after all', async () => {
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

it('fetches what nobody needs yet no faster than the browser has time for, and what comes later at once', () => {
  const moments: ((deadline: { timeRemaining: () => number }) => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: (typeof moments)[number]) => moments.push(run));
  const loads = [1, 2, 3].map(() => vi.fn(async () => module));
  for (const load of loads) lazyPart(load, 'Player');
  const asked = (): number => loads.reduce((sum, load) => sum + load.mock.calls.length, 0);
  loadPartsWhenIdle();
  let most = 0;
  for (let moment = moments.shift(); moment; moment = moments.shift()) {
    const before = asked();
    moment({ timeRemaining: () => 0 });
    most = Math.max(most, asked() - before);
  }
  expect([most, asked()]).toEqual([1, 3]);
  const late = vi.fn(async () => module);
  lazyPart(late, 'Player');
  expect(late).toHaveBeenCalledOnce();
});
