import { describe, expect, it } from 'vitest';
import {
  type ConversationWindow,
  close,
  gone,
  isOpen,
  kept,
  minimise,
  mirrored,
  opened,
  restored,
} from './windows.ts';

function pair(otherParticipantName: string, selectedBlogName = 'ivy') {
  return {
    selectedBlogName,
    otherParticipantName,
  };
}
const one = { most: 1, now: 100 };
function actions(windows: readonly ConversationWindow[]) {
  return Object.fromEntries(windows.map(({ otherParticipantName: name, action }) => [name, action]));
}

describe('windows', () => {
  it('are opened, minimised, maximised and closed; maximised is what was minimised before [conversation-window-01] [conversation-window-02]', () => {
    const first = opened([], pair('oak'), one);
    expect(actions(first)).toEqual({ oak: 'opened' });
    const small = minimise(first, pair('oak'));
    expect(actions(small)).toEqual({ oak: 'minimized' });
    const large = opened(gone(small, pair('oak')), pair('oak'), one);
    expect(actions(large)).toEqual({ oak: 'maximized' });
    expect(actions(opened(large, pair('oak'), one))).toEqual({ oak: 'maximized' });
    expect(actions(close(large, pair('oak')))).toEqual({ oak: 'closed' });
  });

  it('make room for the new one, the one opened longest ago first [conversation-window-03]', () => {
    const first = opened([], pair('oak'), one);
    expect(actions(opened(first, pair('elm'), one))).toEqual({ oak: 'minimized', elm: 'opened' });
    const two = opened(opened(first, pair('elm'), { most: 2, now: 101 }), pair('oak'), { most: 2, now: 102 });
    expect(actions(two)).toEqual({ oak: 'opened', elm: 'opened' });
    expect(actions(opened(two, pair('ash'), { most: 2, now: 103 }))).toEqual({
      oak: 'opened',
      elm: 'minimized',
      ash: 'opened',
    });
  });

  it('are one for two blogs, however their names are written, and another for another blog of one’s own', () => {
    const first = opened([], pair('oak'), { most: 3, now: 100 });
    expect(opened(first, pair('Oak', 'IVY'), { most: 3, now: 101 })).toHaveLength(1);
    expect(opened(first, pair('oak', 'moss'), { most: 3, now: 101 })).toHaveLength(2);
  });

  it('are seen leaving until they are gone, closed and minimised alike [conversation-window-06]', () => {
    const open = opened(opened([], pair('oak'), { most: 2, now: 1 }), pair('elm'), { most: 2, now: 2 });
    const closing = close(open, pair('oak'));
    expect(closing.map(({ isLeaving }) => isLeaving)).toEqual([true, undefined]);
    expect(actions(gone(closing, pair('oak')))).toEqual({ elm: 'opened' });
    const shrinking = minimise(open, pair('elm'));
    expect(shrinking.map(({ isLeaving }) => isLeaving)).toEqual([undefined, true]);
    expect(gone(shrinking, pair('elm')).map(({ isLeaving }) => isLeaving)).toEqual([undefined, false]);
    expect(gone(shrinking, pair('elm')).filter(isOpen)).toHaveLength(1);
  });
});

describe('what is kept of them', () => {
  it('is a list of open ones and a list of small ones; closed ones are in neither [conversation-window-04]', () => {
    let windows = ['oak', 'elm', 'ash'].reduce<ConversationWindow[]>(
      (all, name) => opened(all, pair(name), { most: 3, now: 1 }),
      [],
    );
    windows = close(minimise(windows, pair('elm')), pair('ash'));
    expect(kept(windows)).toEqual({ open: [pair('oak')], minimized: [pair('elm')] });
    expect(actions(restored(kept(windows), 5))).toEqual({ oak: 'opened', elm: 'minimized' });
    expect(restored(kept(windows), 5).some(({ isFresh }) => isFresh)).toBe(false);
  });

  it('is read with duplicates collapsed, and one that is open is not small as well [conversation-window-05]', () => {
    const stored = { open: [pair('oak')], minimized: [pair('elm'), pair('Elm'), pair('oak'), pair('elm')] };
    expect(actions(restored(stored, 5))).toEqual({ oak: 'opened', Elm: undefined, elm: 'minimized' });
    expect(restored(stored, 5)).toHaveLength(2);
  });

  it.each([null, 'x', {}, { open: 'oak' }, { open: [{}, null, 7], minimized: [pair('elm')] }])(
    'is read whatever it is: %j',
    (stored) => {
      expect(restored(stored, 5).length).toBeLessThanOrEqual(1);
    },
  );

  it('follows another tab: what is as it was there stays untouched, what was closed there is gone', () => {
    const here = minimise(
      ['oak', 'elm', 'ash'].reduce<ConversationWindow[]>(
        (all, name) => opened(all, pair(name), { most: 3, now: 1 }),
        [],
      ),
      pair('elm'),
    );
    const there = { open: [pair('oak'), pair('elm')], minimized: [] };
    const after = mirrored(here, there, 9);
    expect(actions(after)).toEqual({ oak: 'opened', elm: 'opened' });
    expect(after[0]).toBe(here[0]);
    // Nobody opened it in this tab: it takes no focus.
    expect(after[1]?.isFresh).toBeUndefined();
    expect(mirrored(here, null, 9)).toEqual([]);
  });
});
