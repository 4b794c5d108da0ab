import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { QueueAsOf } from './QueueAsOf.tsx';

const DAY_MS = 86_400_000;

function text(readAtMs: number): string | null {
  renderApp(<QueueAsOf readAtMs={readAtMs} onRetry={() => {}} isRetrying={false} />);
  return screen.getByRole('status').textContent;
}

it('QueueAsOf says the time alone of entries that were read today', () => {
  expect(text(Date.now())).toMatch(/as of \d{1,2}:\d\d\s[AP]M\.$/);
});

it('QueueAsOf says the day as well of entries that were read on another day', () => {
  const readAtMs = Date.now() - 3 * DAY_MS;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(readAtMs);
  expect(text(readAtMs)).toContain(`as of ${day}, `);
});
