import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { beforeSessionEnds, isSessionEnding } from '#src/shared/lib/session-end.ts';
import { storeFarewell, takeFarewell } from '#src/shared/lib/storage/farewell.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { FarewellListener } from './FarewellListener.tsx';
import { useLogOut } from './use-log-out.ts';

function LogOut() {
  return (
    <button type="button" onClick={useLogOut()}>
      {'Log out'}
    </button>
  );
}

afterEach(() => {
  sessionStorage.clear();
});

describe('FarewellListener', () => {
  it('FarewellListener says until when a deleted account can be restored, and how', async () => {
    storeFarewell({ kind: 'deleted', deleteTs: 1_798_329_600 });
    renderApp(<FarewellListener />, { blogs: [] });
    const word = await screen.findByText(/^Your account is closed/);
    expect(word.textContent).toContain('Log in before December 27, 2026 to restore everything');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(takeFarewell()).toBeUndefined();
  });

  it('FarewellListener confirms that the member is logged out', async () => {
    storeFarewell({ kind: 'logged-out' });
    renderApp(<FarewellListener />, { blogs: [] });
    await screen.findByText('You are logged out.');
  });

  it.each(['', 'nonsense', '{"kind":"deleted"}', '{"kind":7}'])('takeFarewell ignores %j', (stored) => {
    sessionStorage.setItem('skein.farewell', stored);
    expect(takeFarewell()).toBeUndefined();
  });
});

describe('useLogOut', () => {
  it('useLogOut sends what waits in the member’s name before the session ends', async () => {
    const order: string[] = [];
    const forget = beforeSessionEnds(async () => {
      await Promise.resolve();
      order.push('flush');
    });
    const { user } = renderApp(<LogOut />, {
      blogs: [aBlog('bo')],
      answer: ({ method }) => {
        if (method !== 'GET') order.push('end');
        return {};
      },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(order).toEqual(['flush', 'end']));
    expect(isSessionEnding()).toBe(true);
    await waitFor(() => expect(takeFarewell()).toEqual({ kind: 'logged-out' }));
    forget();
  });

  it('useLogOut lets the session go on when it could not be ended', async () => {
    const { user } = renderApp(<LogOut />, {
      blogs: [aBlog('bo')],
      answer: () => new ApiFailure(500, 5000, 'Something went wrong.'),
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await waitFor(() => expect(isSessionEnding()).toBe(false));
    expect(takeFarewell()).toBeUndefined();
  });
});
