const COOKIE = 'mock_session';

/** Returns true when the mock treats the browser as a visitor. */
export function isLoggedOut(cookie: string): boolean {
  return cookie.split('; ').includes(`${COOKIE}=out`);
}

/** Returns the cookie that tells the mock whether the examples' member is logged in. */
export function sessionCookie(session: 'in' | 'out'): string {
  return `${COOKIE}=${session}; Path=/; SameSite=Lax`;
}
