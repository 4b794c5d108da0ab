import type { ProxyMemory, ReceivedAnswer, SentRequest } from './mutant.ts';

export function newMemory(): ProxyMemory {
  return { bearers: new Map(), passwords: new Map(), csrf: new Map(), own: new Map() };
}

/** Returns the bearer token of a call, without the scheme. */
export function bearerOf({ headers }: SentRequest): string {
  return (headers.get('authorization') ?? '').replace(/^Bearer /, '');
}

/** Records registered members, and the CSRF token of each cookie. */
export function recordRegistration(
  memory: ProxyMemory,
  sent: SentRequest,
  { json, headers }: ReceivedAnswer,
): void {
  const { blog, session } = json?.response ?? {};
  if (sent.operation === 'registerAccount' && session?.accessToken) {
    memory.bearers.set(blog.name, session.accessToken);
    memory.bearers.set(blog.uuid, session.accessToken);
    memory.passwords.set(sent.json.email, sent.json.password);
  }
  const csrf = headers.get('x-csrf');
  const setCookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const cookie = setCookies.find((pair) => pair?.startsWith('sid=')) ?? sidOf(sent);
  if (csrf && cookie) memory.csrf.set(cookie, csrf);
}

/** Returns the session cookie of a call as `name=value`. */
export function sidOf({ headers }: SentRequest): string | undefined {
  return headers
    .get('cookie')
    ?.split('; ')
    .find((pair) => pair.startsWith('sid='));
}
