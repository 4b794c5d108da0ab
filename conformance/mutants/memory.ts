import type { Got, Memory, Sent } from './mutant.ts';

export function newMemory(): Memory {
  return { bearers: new Map(), passwords: new Map(), csrf: new Map(), own: new Map() };
}

/** The bearer token of a call, without its word. */
export function bearerOf({ headers }: Sent): string {
  return (headers.get('authorization') ?? '').replace(/^Bearer /, '');
}

/** Notes who was registered and which CSRF token a cookie got. */
export function remember(memory: Memory, sent: Sent, { json, headers }: Got): void {
  const { blog, session } = json?.response ?? {};
  if (sent.operation === 'registerAccount' && session?.accessToken) {
    memory.bearers.set(blog.name, session.accessToken);
    memory.bearers.set(blog.uuid, session.accessToken);
    memory.passwords.set(sent.json.email, sent.json.password);
  }
  const csrf = headers.get('x-csrf');
  const given = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const cookie = given.find((pair) => pair?.startsWith('sid=')) ?? sidOf(sent);
  if (csrf && cookie) memory.csrf.set(cookie, csrf);
}

/** The pair of the session's cookie that a call carries. */
export function sidOf({ headers }: Sent): string | undefined {
  return headers
    .get('cookie')
    ?.split('; ')
    .find((pair) => pair.startsWith('sid='));
}
