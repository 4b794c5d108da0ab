import { sidOf } from '../memory.ts';
import type { Mutant } from '../mutant.ts';
import { answer, skipEffect } from '../proxy-faults.ts';

const kind = 'session';

/** Faults of sessions and their CSRF tokens. */
export const sessions: readonly Mutant[] = [
  {
    name: 'csrf-not-looked-at',
    kind,
    title: 'Writes of a cookie session need no CSRF token',
    inner: {
      services: (services, markEffective) => {
        const find = services.sessions.find.bind(services.sessions);
        services.sessions.find = async (sid) => {
          const found = await find(sid);
          if (!found) return undefined;
          markEffective();
          return { ...found, viewer: { ...found.viewer, via: 'token' } };
        };
      },
    },
  },
  {
    name: 'csrf-any-token',
    kind,
    title: 'Any CSRF token is accepted',
    proxy: {
      request: (sent, { csrf }) => {
        const right = csrf.get(sidOf(sent) ?? '');
        if (right && sent.headers.has('x-csrf')) sent.headers.set('x-csrf', right);
      },
    },
  },
  {
    name: 'csrf-not-for-delete',
    kind,
    title: 'DELETE needs no CSRF token',
    proxy: {
      request: (sent, { csrf }) => {
        const right = csrf.get(sidOf(sent) ?? '');
        if (right && sent.method === 'DELETE') sent.headers.set('x-csrf', right);
      },
    },
  },
  {
    name: 'csrf-not-handed-out',
    kind,
    title: 'Answers to a cookie session carry no X-CSRF',
    proxy: answer(undefined, ({ headers }) => headers.delete('x-csrf')),
  },
  {
    name: 'cookie-without-httponly',
    kind,
    title: 'Scripts can read the session’s cookie',
    proxy: answer(undefined, ({ headers }) => rewriteCookies(headers, /; HttpOnly/i)),
  },
  {
    name: 'cookie-without-samesite',
    kind,
    title: 'The session’s cookie has no SameSite',
    proxy: answer(undefined, ({ headers }) => rewriteCookies(headers, /; SameSite=\w+/i)),
  },
  {
    name: 'cookie-for-every-client',
    kind,
    title: 'Other clients get cookies as well',
    proxy: answer('createToken', (got) => {
      if (got.status === 200 && got.headers.getSetCookie().length === 0)
        got.headers.append('set-cookie', 'sid=given-away; Path=/; HttpOnly; SameSite=Lax');
    }),
  },
  {
    name: 'token-lives-on',
    kind,
    title: 'An access token works after logging out',
    inner: {
      services: (services, markEffective) => {
        services.sessions.endAccessToken = async () => markEffective();
      },
    },
  },
  {
    name: 'cookie-lives-on',
    kind,
    title: 'A cookie session works after logging out',
    inner: {
      services: (services, markEffective) => {
        services.sessions.end = async () => markEffective();
      },
    },
  },
  {
    name: 'other-sessions-live-on',
    kind,
    title: 'revokeOtherSessions ends no session',
    inner: skipEffect('revokeOtherSessions'),
  },
  {
    name: 'half-a-password',
    kind,
    title: 'Only the first twenty characters of a password count',
    proxy: {
      request: ({ operation, json }) => {
        if (operation !== 'registerAccount' && operation !== 'createToken') return;
        if (typeof json?.password === 'string' && json.password.length <= 200)
          json.password = json.password.slice(0, 20);
      },
    },
  },
  {
    name: 'any-password',
    kind,
    title: 'Any password logs a member in',
    proxy: {
      operation: 'createToken',
      request: ({ json }, { passwords }) => {
        const right = passwords.get(json?.username);
        if (right && json.password?.length <= 200) json.password = right;
      },
    },
  },
];

function rewriteCookies(headers: Headers, part: RegExp): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(part, ''));
}
