import { screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { RelativeTime } from './RelativeTime.tsx';

/** 4 November 2020. */
const TIMESTAMP = Date.UTC(2020, 10, 4, 12) / 1000;

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['en-GB', '4 Nov 2020'],
  ['en-US', 'Nov 4, 2020'],
])('RelativeTime writes dates as readers in the region %s do', (region, text) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region, 'en']);
  renderApp(<RelativeTime timestamp={TIMESTAMP} />);
  screen.getByText(text);
});
