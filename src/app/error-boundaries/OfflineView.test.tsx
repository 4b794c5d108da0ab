import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { FailureView } from './FailureView.tsx';

afterEach(() => vi.restoreAllMocks());

const failure = new NetworkError('GET', '/v2/blog/bo/info');

function goOnline(online: { mockReturnValue: (is: boolean) => unknown }): void {
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
}

it('RouteErrorBoundary shows the offline view for a page that failed offline and retries when online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const again = vi.fn();
  renderApp(<FailureView error={failure} onRetry={again} />);
  await screen.findByRole('heading', { name: 'You are offline' });
  expect(again).not.toHaveBeenCalled();
  goOnline(online);
  expect(again).toHaveBeenCalledTimes(1);
});

it('RouteErrorBoundary does not retry a page that failed while online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const again = vi.fn();
  renderApp(<FailureView error={failure} onRetry={again} />);
  await screen.findByRole('heading', { name: 'Something went wrong' });
  goOnline(online);
  expect(again).not.toHaveBeenCalled();
});
