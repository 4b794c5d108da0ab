import type { ChangeOrigin } from './layout/OriginFacts.tsx';
import type { UndoLink } from './layout/SecurityNotice.tsx';

/** 26 November 2026, 16:02 in Lisbon. */
export const FIXTURE_NOW = Date.UTC(2026, 10, 26, 16, 2);

const HOUR_MS = 3_600_000;

export const inHours = (hours: number): number => FIXTURE_NOW + hours * HOUR_MS;

export const fixtureOrigin: ChangeOrigin = {
  client: 'Firefox on Linux',
  network: '203.0.113.x',
  at: FIXTURE_NOW,
};

export const fixtureLink = 'https://skein.example/login/link/open#7Q4M-20LX-9KTD';

export const fixtureUndo: UndoLink = {
  link: 'https://skein.example/login/undo?change=address#7Q4M-20LX-9KTD',
  until: inHours(7 * 24),
};
