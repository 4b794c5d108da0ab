import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  onPendingAction,
  type PendingAction,
  releasePendingAction,
  storePendingAction,
} from './pending-action.ts';

const like: PendingAction = { kind: 'like', post: { id: '1', reblogKey: 'abcdefgh', blogName: 'ann' } };

afterEach(() => {
  storePendingAction(undefined);
  onPendingAction(undefined);
});

describe('pending actions', () => {
  it('releasePendingAction passes the action on once after the matching sign-in [login-wall-15]', () => {
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(like);
    releasePendingAction({ source: 'like' });
    releasePendingAction({ source: 'like' });
    expect(done.mock.calls).toEqual([[like]]);
  });

  it('releasePendingAction drops the action after a sign-in for another reason', () => {
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(like);
    releasePendingAction({});
    releasePendingAction({ source: 'like' });
    expect(done).not.toHaveBeenCalled();
  });

  it('login wall drops a stored action when it opens for one that cannot be replayed', () => {
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(like);
    storePendingAction(undefined);
    releasePendingAction({ source: 'like' });
    expect(done).not.toHaveBeenCalled();
  });

  it('releasePendingAction passes the action on after a mailed link that returns to its page', () => {
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(like, '/ann?x=1');
    releasePendingAction({ redirectTo: '/ann?x=1' });
    expect(done.mock.calls).toEqual([[like]]);
    storePendingAction(like, '/ann?x=1');
    releasePendingAction({ redirectTo: '/bo' });
    releasePendingAction({ source: 'follow', redirectTo: '/ann?x=1' });
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('releasePendingAction forgets an action after an hour', () => {
    vi.useFakeTimers();
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(like);
    vi.advanceTimersByTime(3_600_000);
    releasePendingAction({ source: 'like' });
    expect(done).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it.each(['QuotaExceededError', 'SecurityError'])(
    'releasePendingAction passes the action on where the storage of the browser throws %s',
    (name) => {
      const done = vi.fn();
      onPendingAction(done);
      storePendingAction({ kind: 'follow', blog: { name: 'older' } });
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('no', name);
      });
      storePendingAction(like);
      vi.restoreAllMocks();
      releasePendingAction({ source: 'like' });
      releasePendingAction({ source: 'like' });
      releasePendingAction({ source: 'follow' });
      expect(done.mock.calls).toEqual([[like]]);
    },
  );

  it('releasePendingAction ignores unreadable storage', () => {
    const done = vi.fn();
    onPendingAction(done);
    localStorage.setItem('skein.pending-action', '{');
    releasePendingAction({ source: 'like' });
    expect(done).not.toHaveBeenCalled();
  });
});
