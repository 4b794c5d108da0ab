import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../call/errors.ts';
import { forgetToggles, keepWishes, type Toggle, toggle } from './toggle.ts';

interface Sent {
  on: boolean;
  answer: () => void;
  fail: (error: Error) => void;
}

/** A server whose answers the test gives by hand, and what the reader sees meanwhile. */
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
      send: (wanted) =>
        new Promise<void>((resolve, reject) => {
          sent.push({ on: wanted, answer: resolve, fail: reject });
        }),
      show: (shown) => seen.push(shown),
      accept: (_, on_) => accepted.push(on_),
      refuse: (_, on_) => refused.push(on_),
      ...changes,
    });
  return { sent, seen, refused, accepted, click };
}

/** Lets promises settle. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

afterEach(forgetToggles);

describe('toggle', () => {
  it('shows the wish before the server answers', () => {
    const { click, seen, sent } = bench();
    void click(true);
    expect(seen).toEqual([true]);
    expect(sent.map(({ on }) => on)).toEqual([true]);
  });

  it('sends one write at a time and ends where the last click said', async () => {
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

  it('does not send what was taken back in time', async () => {
    const { click, seen, sent } = bench();
    const done = click(true);
    void click(false);
    void click(true);
    sent[0]?.answer();
    await done;
    expect(sent).toHaveLength(1);
    expect(seen.at(-1)).toBe(true);
  });

  it('rolls back and says so when the server refuses', async () => {
    const { click, seen, sent, refused } = bench();
    const done = click(true);
    sent[0]?.fail(new Error('no'));
    await done;
    expect(seen).toEqual([true, false]);
    expect(refused).toEqual([true]);
  });

  it('keeps quiet about a refusal of something no longer wanted', async () => {
    const { click, seen, sent, refused } = bench();
    const done = click(true);
    void click(false);
    sent[0]?.fail(new Error('no'));
    await done;
    expect(sent).toHaveLength(1);
    expect(refused).toEqual([]);
    expect(seen.at(-1)).toBe(false);
  });

  it('rolls back to what the server accepted meanwhile, not to the beginning', async () => {
    const { click, seen, sent } = bench();
    const done = click(true);
    void click(false);
    sent[0]?.answer();
    await settle();
    sent[1]?.fail(new Error('no'));
    await done;
    expect(seen.at(-1)).toBe(true);
  });

  it('sends nothing when the server holds the wish already', async () => {
    const { click, sent } = bench(true);
    await click(true);
    expect(sent).toEqual([]);
  });

  it('begins and ends a series once', async () => {
    const { click, sent } = bench();
    const end = vi.fn();
    const begin = vi.fn(() => end);
    const done = click(true, { begin });
    void click(false, { begin });
    sent[0]?.answer();
    await settle();
    expect(end).not.toHaveBeenCalled();
    sent[1]?.answer();
    await done;
    expect(begin).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('treats different keys apart', () => {
    const { click, sent } = bench();
    void click(true);
    void click(true, { key: 'like:2' });
    expect(sent).toHaveLength(2);
  });

  it('leaves a wish without a connection to whoever keeps it, shown as it is, and asks for it first the next time', async () => {
    const request = { id: '1' };
    const keep = vi.fn((..._: unknown[]) => true);
    const take = vi.fn((_: string): boolean | undefined => undefined);
    const stop = keepWishes({ keep, take });
    const { click, sent, seen, refused } = bench();
    const done = click(true, { request });
    sent[0]?.fail(new NetworkError('POST', '/'));
    await done;
    expect([seen.at(-1), refused]).toEqual([true, []]);
    expect(keep).toHaveBeenCalledWith('like:1', request, true, false);
    // The server still holds what it held.
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
