import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../call/errors.ts';
import { resetToggles, setOfflineToggleStore, type Toggle, toggle } from './toggle.ts';

interface Sent {
  on: boolean;
  answer: () => void;
  fail: (error: Error) => void;
}

/** Fake server whose responses the test controls, and the states shown meanwhile. */
function bench(confirmed = false) {
  const sent: Sent[] = [];
  const seen: boolean[] = [];
  const refused: boolean[] = [];
  const accepted: boolean[] = [];
  const click = (on: boolean, changes: Partial<Toggle<void>> = {}): Promise<void> =>
    toggle<void>({
      key: 'like:1',
      on,
      confirmed,
      hold: () => () => undefined,
      send: (wanted) =>
        new Promise<void>((resolve, reject) => {
          sent.push({ on: wanted, answer: resolve, fail: reject });
        }),
      optimisticUpdate: (shown) => seen.push(shown),
      onSuccess: (_, on_) => accepted.push(on_),
      onError: (_, on_) => refused.push(on_),
      ...changes,
    });
  return { sent, seen, refused, accepted, click };
}

/** Flushes promises. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

afterEach(resetToggles);

describe('toggle', () => {
  it('toggle updates optimistically before the server responds', () => {
    const { click, seen, sent } = bench();
    void click(true);
    expect(seen).toEqual([true]);
    expect(sent.map(({ on }) => on)).toEqual([true]);
  });

  it('toggle sends one write at a time and ends in the last requested state', async () => {
    const { click, seen, sent, accepted } = bench();
    const done = click(true);
    void click(false);
    expect(sent).toHaveLength(1);
    sent[0]?.answer();
    await settle();
    expect(sent.map(({ on }) => on)).toEqual([true, false]);
    sent[1]?.answer();
    await done;
    expect(accepted).toEqual([true, false]);
    expect(seen.at(-1)).toBe(false);
  });

  it('toggle does not send a state reverted in time', async () => {
    const { click, seen, sent } = bench();
    const done = click(true);
    void click(false);
    void click(true);
    sent[0]?.answer();
    await done;
    expect(sent).toHaveLength(1);
    expect(seen.at(-1)).toBe(true);
  });

  it('toggle rolls back and reports when the server refuses', async () => {
    const { click, seen, sent, refused } = bench();
    const done = click(true);
    sent[0]?.fail(new Error('no'));
    await done;
    expect(seen).toEqual([true, false]);
    expect(refused).toEqual([true]);
  });

  it('toggle ignores the refusal of a state no longer wanted', async () => {
    const { click, seen, sent, refused } = bench();
    const done = click(true);
    void click(false);
    sent[0]?.fail(new Error('no'));
    await done;
    expect(sent).toHaveLength(1);
    expect(refused).toEqual([]);
    expect(seen.at(-1)).toBe(false);
  });

  it('toggle rolls back to the state accepted meanwhile, not to the initial one', async () => {
    const { click, seen, sent } = bench();
    const done = click(true);
    void click(false);
    sent[0]?.answer();
    await settle();
    sent[1]?.fail(new Error('no'));
    await done;
    expect(seen.at(-1)).toBe(true);
  });

  it('toggle sends nothing when the server already holds the state', async () => {
    const { click, sent } = bench(true);
    await click(true);
    expect(sent).toEqual([]);
  });

  it('toggle protects the state from reads for a whole series once', async () => {
    const { click, sent } = bench();
    const end = vi.fn();
    const begin = vi.fn(() => end);
    const done = click(true, { hold: begin });
    void click(false, { hold: begin });
    sent[0]?.answer();
    await settle();
    expect(end).not.toHaveBeenCalled();
    sent[1]?.answer();
    await done;
    expect(begin).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('toggle handles different keys independently', () => {
    const { click, sent } = bench();
    void click(true);
    void click(true, { key: 'like:2' });
    expect(sent).toHaveLength(2);
  });

  it('toggle stores an offline state unchanged and takes it from the store before the next write', async () => {
    const request = { id: '1' };
    const keep = vi.fn((..._: unknown[]) => true);
    const take = vi.fn((_: string): boolean | undefined => undefined);
    const stop = setOfflineToggleStore({ store: keep, take });
    const { click, sent, seen, refused } = bench();
    const done = click(true, { request });
    sent[0]?.fail(new NetworkError('POST', '/'));
    await done;
    expect([seen.at(-1), refused]).toEqual([true, []]);
    expect(keep).toHaveBeenCalledWith('like:1', request, true, false);
    // The server still holds the earlier state.
    take.mockReturnValue(false);
    await click(false, { request, confirmed: true });
    expect(sent).toHaveLength(1);
    stop();
    const alone = click(true, { request });
    sent[1]?.fail(new NetworkError('POST', '/'));
    await alone;
    expect(refused).toEqual([true]);
  });
});
