import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as openid from 'openid-client';
import { page } from './page.ts';

/** What the app knows of itself: where it is, and what registering it gave (`/oauth/apps` of the site). */
export interface AppSettings {
  /** The site, such as `https://skein.example`. */
  site: string;
  clientId: string;
  clientSecret: string;
  /** Where the app itself is; `/back` below it is the address that was registered. */
  home: string;
}

/** Somebody's visit: what was asked for on their behalf, then what they allowed. */
interface Visit {
  asked?: { verifier: string; state: string };
  tokens?: { access: string; refresh: string | undefined };
}

/** What the app asks for: reading, and doing so while nobody is there. */
const SCOPE = 'basic offline_access';

/** The posts a page shows. */
const POSTS = 5;

/**
 * An app for members of the site: it shows what their dashboard has to read, by OAuth 2.1 with PKCE. Of the protocol it
 * writes nothing itself.
 */
export async function readingList(settings: AppSettings): Promise<Server> {
  const { site, home } = settings;
  const isLocal = site.startsWith('http:');
  const skein = await openid.discovery(
    new URL(site),
    settings.clientId,
    settings.clientSecret,
    undefined,
    // Where everything is, the site says itself (RFC 8414).
    { algorithm: 'oauth2', ...(isLocal ? { execute: [openid.allowInsecureRequests] } : {}) },
  );
  const visits = new Map<string, Visit>();

  /** Sends somebody to the site to be asked. What comes back has to fit what was noted here. */
  async function begin(visit: Visit): Promise<URL> {
    const asked = { verifier: openid.randomPKCECodeVerifier(), state: openid.randomState() };
    visit.asked = asked;
    return openid.buildAuthorizationUrl(skein, {
      redirect_uri: `${home}/back`,
      scope: SCOPE,
      state: asked.state,
      code_challenge: await openid.calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: 'S256',
    });
  }

  async function comeBack(visit: Visit, url: URL): Promise<void> {
    const { asked } = visit;
    delete visit.asked;
    if (asked === undefined) throw new Error('Nobody was asked.');
    keep(
      visit,
      await openid.authorizationCodeGrant(skein, url, {
        pkceCodeVerifier: asked.verifier,
        expectedState: asked.state,
      }),
    );
  }

  /** Asks the site for somebody; once with a new token where the old one is over. */
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

  /** Gives back what was allowed. The member can do the same in their settings. */
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
      // A refusal, a foreign answer, a site that is away: begin again.
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
    // Each works once; where no new one comes, the old one stays.
    refresh: given.refresh_token ?? visit.tokens?.refresh,
  };
}
