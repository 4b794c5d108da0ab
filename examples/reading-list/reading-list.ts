import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as openid from 'openid-client';
import { page } from './page.ts';

/** Settings of the app: its address, and the values that registering it returned (`/oauth/apps` of the site). */
export interface AppSettings {
  /** Origin of the site, such as `https://skein.example`. */
  site: string;
  clientId: string;
  clientSecret: string;
  /** Address of the app; `/back` below it is the registered redirect URI. */
  home: string;
}

/** A visitor's state: the pending authorization request, then the tokens. */
interface Visit {
  authorizationParameters?: { verifier: string; state: string };
  tokens?: { access: string; refresh: string | undefined };
}

/** Scopes of the app: reading, and doing so while the member is away. */
const SCOPE = 'basic offline_access';

/** Number of posts on a page. */
const POSTS = 5;

/**
 * An app for members of the site: it shows posts of their dashboard, by OAuth 2.1 with PKCE. Libraries implement the
 * protocol.
 */
export async function readingList(settings: AppSettings): Promise<Server> {
  const { site, home } = settings;
  const isLocal = site.startsWith('http:');
  const skein = await openid.discovery(
    new URL(site),
    settings.clientId,
    settings.clientSecret,
    undefined,
    // The site publishes its endpoints (RFC 8414).
    { algorithm: 'oauth2', ...(isLocal ? { execute: [openid.allowInsecureRequests] } : {}) },
  );
  const visits = new Map<string, Visit>();

  /** Redirects a visitor to the site's consent page. The answer must match the stored state. */
  async function begin(visit: Visit): Promise<URL> {
    const authorizationParameters = {
      verifier: openid.randomPKCECodeVerifier(),
      state: openid.randomState(),
    };
    visit.authorizationParameters = authorizationParameters;
    return openid.buildAuthorizationUrl(skein, {
      redirect_uri: `${home}/back`,
      scope: SCOPE,
      state: authorizationParameters.state,
      code_challenge: await openid.calculatePKCECodeChallenge(authorizationParameters.verifier),
      code_challenge_method: 'S256',
    });
  }

  async function comeBack(visit: Visit, url: URL): Promise<void> {
    const { authorizationParameters } = visit;
    delete visit.authorizationParameters;
    if (authorizationParameters === undefined) throw new Error('Nobody was asked.');
    keep(
      visit,
      await openid.authorizationCodeGrant(skein, url, {
        pkceCodeVerifier: authorizationParameters.verifier,
        expectedState: authorizationParameters.state,
      }),
    );
  }

  /** Calls the site for a visitor; retries once with a refreshed token when the old one has expired. */
  async function ask(visit: Visit, path: string, mayRenew = true): Promise<unknown> {
    const { tokens } = visit;
    if (tokens === undefined) throw new Error('Nobody is logged in.');
    const answer = await fetch(new URL(path, site), {
      headers: { accept: 'application/json;format=camelcase', authorization: `Bearer ${tokens.access}` },
    });
    if (answer.status === 401 && mayRenew && tokens.refresh !== undefined) {
      keep(visit, await openid.refreshTokenGrant(skein, tokens.refresh));
      return ask(visit, path, false);
    }
    if (!answer.ok) throw new Error(`The site answered ${answer.status}.`);
    return ((await answer.json()) as { response: unknown }).response;
  }

  async function show(visit: Visit): Promise<string> {
    if (visit.tokens === undefined) return page({ isKnown: false });
    const { user } = (await ask(visit, '/v2/user/info')) as { user: { name: string } };
    const { timeline } = (await ask(visit, `/v2/timeline/dashboard?limit=${POSTS}`)) as {
      timeline: { elements: { objectType: string; blogName?: string; summary?: string; postUrl?: string }[] };
    };
    const posts = timeline.elements
      .filter(({ objectType }) => objectType === 'post')
      .map(({ postUrl = '/', ...post }) => ({ ...post, postUrl: new URL(postUrl, site).href }));
    return page({ isKnown: true, name: user.name, posts });
  }

  /** Revokes the tokens. The member can do the same in their settings. */
  async function leave(visit: Visit): Promise<void> {
    const { tokens } = visit;
    delete visit.tokens;
    if (tokens) await openid.tokenRevocation(skein, tokens.refresh ?? tokens.access);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', home);
    const [, known] = /(?:^|; )visit=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
    const id = known !== undefined && visits.has(known) ? known : randomUUID();
    const visit = visits.get(id) ?? {};
    visits.set(id, visit);
    response.setHeader('set-cookie', `visit=${id}; HttpOnly; SameSite=Lax; Path=/`);
    const goTo = (to: string) => response.writeHead(303, { location: to }).end();
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /': {
        const shown = await show(visit);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown);
        return;
      }
      case 'POST /begin':
        goTo((await begin(visit)).href);
        return;
      case 'GET /back':
        await comeBack(visit, url);
        goTo('/');
        return;
      case 'POST /leave':
        await leave(visit);
        goTo('/');
        return;
      default:
        response.writeHead(404).end();
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Starts over after a refusal, a foreign answer or an unreachable site.
      console.error(error instanceof Error ? error.message : error);
      response
        .writeHead(400, { 'content-type': 'text/html; charset=utf-8' })
        .end(page({ isKnown: false, isRefused: true }));
    });
  });
}

function keep(visit: Visit, given: { access_token: string; refresh_token?: string | undefined }): void {
  visit.tokens = {
    access: given.access_token,
    // A refresh token works once; without a new one the old one remains.
    refresh: given.refresh_token ?? visit.tokens?.refresh,
  };
}
