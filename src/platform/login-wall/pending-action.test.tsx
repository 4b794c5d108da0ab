import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPending, onPendingAction, type PendingAction, releasePending } from './pending-action.ts';

const like: PendingAction = { kind: 'like', post: { id: '1', reblogKey: 'abcdefgh', blogName: 'ann' } };

afterEach(() => {
  keepPending(undefined);
  onPendingAction(undefined);
});

describe('pending actions', () => {
  it('are handed on once, after signing in for them [login-wall-15]', () => {
    const done = vi.fn();
    onPendingAction(done);
    keepPending(like);
    releasePending('like');
    releasePending('like');
    expect(done.mock.calls).toEqual([[like]]);
  });

  it('are dropped when somebody signs in for another reason', () => {
    const done = vi.fn();
    onPendingAction(done);
    keepPending(like);
    releasePending(undefined);
    releasePending('like');
    expect(done).not.toHaveBeenCalled();
  });

  it('are dropped when the wall rises for something that cannot be done later', () => {
    const done = vi.fn();
    onPendingAction(done);
    keepPending(like);
    keepPending(undefined);
    releasePending('like');
    expect(done).not.toHaveBeenCalled();
  });

  it('do not survive what cannot be read', () => {
    const done = vi.fn();
    onPendingAction(done);
    sessionStorage.setItem('skein.pending-action', '{');
    releasePending('like');
    expect(done).not.toHaveBeenCalled();
  });
});
