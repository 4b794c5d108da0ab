import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { SignInProvider } from '#server/identity/sign-in-providers.ts';

/** Somebody who has an account at the third party. */
export type Account = { sub: string; email?: string; email_verified?: boolean; preferred_username?: string };

/** A third party by OpenID Connect: a real one, on a port of this machine. */
export type ThirdParty = {
  /** How the site is configured for it. */
  provider: SignInProvider;
  /** Who logs in there from now on. */
  account: Account;
  /** Goes where the site sends somebody, logs in and agrees. Answers the address they are sent back to. */
  visit(authorizationUrl: string): Promise<URL>;
  /** A token as a program gets it that signs in by itself. */
  idToken(): Promise<string>;
  close(): Promise<void>;
};

const SECRET = 'a secret between the site and the third party';
/** Where a program of its own waits for its codes. */
const PROGRAM = 'http://127.0.0.1:9/program';

/** How a site is configured for a third party at that address. */
export function thirdPartyAt(issuer: string): SignInProvider {
  return { id: 'harbour', name: 'Harbour', issuer, clientId: 'skein', clientSecret: SECRET };
}

/** What somebody sees over there who has to answer. */
const QUESTION = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbour</title><link rel="icon" href="data:,">
<h1>Harbour</h1><p>A site wants to know who you are.</p><a href="?agree">Go on</a> <a href="?cancel">Cancel</a></html>`;

/**
 * Starts a third party that sends people back to `publicUrl`.
 *
 * @param options.port where; any that is free without it
 * @param options.asks whether people see a page there, to go on or cancel; they agree at once without it
 */
export async function startThirdParty(
  publicUrl: string,
  { port = 0, asks = false }: { port?: number; asks?: boolean } = {},
): Promise<ThirdParty> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = thirdPartyAt(issuer);
  const party = { provider, account: { sub: 'pim' } as Account };
  const openid = new Provider(issuer, {
    clients: [
      {
        client_id: provider.clientId,
        client_secret: SECRET,
        redirect_uris: [`${publicUrl}/login/with/harbour`, PROGRAM],
        application_type: 'native',
      },
    ],
    cookies: { keys: ['a key for cookies'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 86_400 },
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => party.account }),
  });
  const handle = openid.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const answer = request.url.split('?')[1];
    if (asks && answer === undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(QUESTION);
      return;
    }
    if (answer === 'cancel') {
      await openid.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    const { params } = await openid.interactionDetails(request, response);
    const accountId = party.account.sub;
    const grant = new openid.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    await openid.interactionFinished(request, response, { login: { accountId }, consent });
  });

  async function visit(start: string): Promise<URL> {
    const jar = new Map<string, string>();
    let url = new URL(start);
    while (url.origin === issuer) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const location = reply.headers.get('location');
      if (location === null) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
      url = new URL(location, url);
    }
    return url;
  }

  async function idToken(): Promise<string> {
    const query = {
      client_id: 'skein',
      redirect_uri: PROGRAM,
      response_type: 'code',
      scope: 'openid email profile',
      // Two of one second would be the same.
      nonce: randomUUID(),
    };
    const back = await visit(`${issuer}/auth?${new URLSearchParams(query)}`);
    const form = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: PROGRAM,
    };
    const reply = await fetch(`${issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, client_id: 'skein', client_secret: SECRET }),
    });
    return ((await reply.json()) as { id_token: string }).id_token;
  }

  return Object.assign(party, {
    visit,
    idToken,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
