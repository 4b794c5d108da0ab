import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { later, loadParts, withShownParts } from './later.tsx';

const Player = ({ title }: { title: string }) => <button type="button">Play {title}</button>;

it('shows what stands in its place until it is here', async () => {
  let arrive: (part: typeof Player) => void = () => {};
  const Part = later('a', () => new Promise<typeof Player>((done) => (arrive = done)), <p>on its way</p>);
  render(<Part title="rain" />);
  expect(screen.getByText('on its way')).toBeTruthy();
  await act(async () => arrive(Player));
  expect(screen.getByRole('button', { name: 'Play rain' })).toBeTruthy();
});

it('says so when it cannot be had, and tries again the next time', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Player);
  const Part = later<{ title: string }>('b', load, null, <p>not to be had</p>);
  const { unmount } = render(<Part title="rain" />);
  expect(await screen.findByText('not to be had')).toBeTruthy();
  unmount();
  render(<Part title="rain" />);
  expect(await screen.findByRole('button', { name: 'Play rain' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is part of the markup on the server, which learns its name, and hydrates without a change', async () => {
  const Part = later('features/Player', async () => Player);
  const Unused = later('features/Unused', async () => Player);
  await loadParts();
  const page = <main>{[<Part key="1" title="rain" />, <Part key="2" title="wind" />]}</main>;
  const { result, names } = withShownParts(() => renderToString(page));
  expect(result).toContain('wind</button>');
  expect(names).toEqual(['features/Player']);
  expect(Unused).toBeTypeOf('function');

  const root = document.createElement('div');
  root.innerHTML = result;
  const before = root.innerHTML;
  const faults = vi.fn();
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: faults }));
  expect(faults).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe(before);
  await act(async () => app.unmount());
});

it('fetches what the parts bring in their turn', async () => {
  const inner = vi.fn(async () => Player);
  later('outer', async () => {
    later('inner', inner);
    return Player;
  });
  await loadParts();
  expect(inner).toHaveBeenCalledOnce();
});
