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
    releasePendingAction('like');
    releasePendingAction('like');
    expect(done.mock.calls).toEqual([[like]]);
  });

  it('releasePendingAction drops the action after a sign-in for another reason', () => {
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(like);
    releasePendingAction(undefined);
    releasePendingAction('like');
    expect(done).not.toHaveBeenCalled();
  });

  it('login wall drops a stored action when it opens for one that cannot be replayed', () => {
    const done = vi.fn();
    onPendingAction(done);
    storePendingAction(like);
    storePendingAction(undefined);
    releasePendingAction('like');
    expect(done).not.toHaveBeenCalled();
  });

  it('releasePendingAction ignores unreadable storage', () => {
    const done = vi.fn();
    onPendingAction(done);
    sessionStorage.setItem('skein.pending-action', '{');
    releasePendingAction('like');
    expect(done).not.toHaveBeenCalled();
  });
});
