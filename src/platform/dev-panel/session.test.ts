import { expect, test } from 'vitest';
import { isLoggedOut, sessionCookie } from './session.ts';

test("isLoggedOut reads the mock's session cookie", () => {
  expect(isLoggedOut('')).toBe(false);
  expect(isLoggedOut('tz=Europe/Lisbon; mock_session=out')).toBe(true);
  expect(isLoggedOut('mock_session=in')).toBe(false);
  expect(isLoggedOut('not_mock_session=out')).toBe(false);
  expect(sessionCookie('out')).toContain('mock_session=out;');
});
