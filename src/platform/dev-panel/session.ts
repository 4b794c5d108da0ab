const COOKIE = 'mock_session';

/** Whether the mock takes the reader for a visitor. */
export function isLoggedOut(cookie: string): boolean {
  return cookie.split('; ').includes(`${COOKIE}=out`);
}

/** The cookie by which the mock knows a visitor from the member of the examples. */
export function sessionCookie(session: 'in' | 'out'): string {
  return `${COOKIE}=${session}; Path=/; SameSite=Lax`;
}
