import { describe, expect, it } from 'vitest';
import {
  type ConversationWindow,
  fromStoredWindows,
  isOpen,
  mergeOtherTab,
  toStoredWindows,
  withClosing,
  withMinimised,
  withOpened,
  withoutLeaving,
} from './windows.ts';

function pair(otherParticipantName: string, selectedBlogName = 'ivy') {
  return {
    selectedBlogName,
    otherParticipantName,
  };
}
const one = { maxOpen: 1, now: 100 };
function actions(windows: readonly ConversationWindow[]) {
  return Object.fromEntries(windows.map(({ otherParticipantName: name, action }) => [name, action]));
}

describe('conversation windows', () => {
  it('windows are opened, minimised, maximised and closed; maximised is what was minimised before [conversation-window-01] [conversation-window-02]', () => {
    const first = withOpened([], pair('oak'), one);
    expect(actions(first)).toEqual({ oak: 'opened' });
    const small = withMinimised(first, pair('oak'));
    expect(actions(small)).toEqual({ oak: 'minimized' });
    const large = withOpened(withoutLeaving(small, pair('oak')), pair('oak'), one);
    expect(actions(large)).toEqual({ oak: 'maximized' });
    expect(actions(withOpened(large, pair('oak'), one))).toEqual({ oak: 'maximized' });
    expect(actions(withClosing(large, pair('oak')))).toEqual({ oak: 'closed' });
  });

  it('withOpened minimises the window that was opened longest ago to make room [conversation-window-03]', () => {
    const first = withOpened([], pair('oak'), one);
    expect(actions(withOpened(first, pair('elm'), one))).toEqual({ oak: 'minimized', elm: 'opened' });
    const two = withOpened(withOpened(first, pair('elm'), { maxOpen: 2, now: 101 }), pair('oak'), {
      maxOpen: 2,
      now: 102,
    });
    expect(actions(two)).toEqual({ oak: 'opened', elm: 'opened' });
    expect(actions(withOpened(two, pair('ash'), { maxOpen: 2, now: 103 }))).toEqual({
      oak: 'opened',
      elm: 'minimized',
      ash: 'opened',
    });
  });

  it('windows are identified by both blogs, ignoring case, and differ for another own blog', () => {
    const first = withOpened([], pair('oak'), { maxOpen: 3, now: 100 });
    expect(withOpened(first, pair('Oak', 'IVY'), { maxOpen: 3, now: 101 })).toHaveLength(1);
    expect(withOpened(first, pair('oak', 'moss'), { maxOpen: 3, now: 101 })).toHaveLength(2);
  });

  it('windows stay while their closing or minimising animation runs [conversation-window-06]', () => {
    const open = withOpened(withOpened([], pair('oak'), { maxOpen: 2, now: 1 }), pair('elm'), {
      maxOpen: 2,
      now: 2,
    });
    const closing = withClosing(open, pair('oak'));
    expect(closing.map(({ isLeaving }) => isLeaving)).toEqual([true, undefined]);
    expect(actions(withoutLeaving(closing, pair('oak')))).toEqual({ elm: 'opened' });
    const shrinking = withMinimised(open, pair('elm'));
    expect(shrinking.map(({ isLeaving }) => isLeaving)).toEqual([undefined, true]);
    expect(withoutLeaving(shrinking, pair('elm')).map(({ isLeaving }) => isLeaving)).toEqual([
      undefined,
      false,
    ]);
    expect(withoutLeaving(shrinking, pair('elm')).filter(isOpen)).toHaveLength(1);
  });
});

describe('stored windows', () => {
  it('toStoredWindows lists open and minimised windows and omits closed ones [conversation-window-04]', () => {
    let windows = ['oak', 'elm', 'ash'].reduce<ConversationWindow[]>(
      (all, name) => withOpened(all, pair(name), { maxOpen: 3, now: 1 }),
      [],
    );
    windows = withClosing(withMinimised(windows, pair('elm')), pair('ash'));
    expect(toStoredWindows(windows)).toEqual({ open: [pair('oak')], minimized: [pair('elm')] });
    expect(actions(fromStoredWindows(toStoredWindows(windows), 5))).toEqual({
      oak: 'opened',
      elm: 'minimized',
    });
    expect(fromStoredWindows(toStoredWindows(windows), 5).some(({ isFresh }) => isFresh)).toBe(false);
  });

  it('fromStoredWindows merges duplicates, and an open window is not minimised as well [conversation-window-05]', () => {
    const stored = { open: [pair('oak')], minimized: [pair('elm'), pair('Elm'), pair('oak'), pair('elm')] };
    expect(actions(fromStoredWindows(stored, 5))).toEqual({
      oak: 'opened',
      Elm: undefined,
      elm: 'minimized',
    });
    expect(fromStoredWindows(stored, 5)).toHaveLength(2);
  });

  it.each([null, 'x', {}, { open: 'oak' }, { open: [{}, null, 7], minimized: [pair('elm')] }])(
    'fromStoredWindows accepts any stored value: %j',
    (stored) => {
      expect(fromStoredWindows(stored, 5).length).toBeLessThanOrEqual(1);
    },
  );

  it('mergeOtherTab keeps unchanged windows untouched and removes those closed in the other tab', () => {
    const here = withMinimised(
      ['oak', 'elm', 'ash'].reduce<ConversationWindow[]>(
        (all, name) => withOpened(all, pair(name), { maxOpen: 3, now: 1 }),
        [],
      ),
      pair('elm'),
    );
    const there = { open: [pair('oak'), pair('elm')], minimized: [] };
    const after = mergeOtherTab(here, there, 9);
    expect(actions(after)).toEqual({ oak: 'opened', elm: 'opened' });
    expect(after[0]).toBe(here[0]);
    // A window opened by another tab does not take focus.
    expect(after[1]?.isFresh).toBeUndefined();
    expect(mergeOtherTab(here, null, 9)).toEqual([]);
  });
});
