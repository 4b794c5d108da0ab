import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { SignInProvider } from '#server/identity/sign-in-providers.ts';

/** An account at the identity provider. */
export type Account = { sub: string; email?: string; email_verified?: boolean; preferred_username?: string };

/** A real OpenID Connect provider, on a port of this machine. */
export type ThirdParty = {
  /** The site's configuration for it. */
  provider: SignInProvider;
  /** The account that logs in from now on. */
  account: Account;
  /** Follows the site's redirect, logs in and consents. Returns the address that the provider redirects to. */
  logInAt(authorizationUrl: string): Promise<URL>;
  /** Returns an ID token as a native program gets it. */
  idToken(): Promise<string>;
  close(): Promise<void>;
};

const SECRET = 'a secret between the site and the third party';
/** Redirect URI of a native program. */
const PROGRAM = 'http://127.0.0.1:9/program';

/** Returns the site's configuration for a provider at that address. */
export function thirdPartyAt(issuer: string): SignInProvider {
  return { id: 'harbour', name: 'Harbour', issuer, clientId: 'skein', clientSecret: SECRET };
}

/** The provider's consent page. */
const QUESTION = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbour</title><link rel="icon" href="data:,">
<h1>Harbour</h1><p>A site wants to know who you are.</p><a href="?agree">Go on</a> <a href="?cancel">Cancel</a></html>`;

/**
 * Starts a provider that redirects to `publicUrl`.
 *
 * @param options.port port; any free one by default
 * @param options.hasConsentPage true shows a page to continue or cancel; otherwise consent is immediate
 */
export async function startThirdParty(
  publicUrl: string,
  { port = 0, asks: hasConsentPage = false }: { port?: number; asks?: boolean } = {},
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
    if (hasConsentPage && answer === undefined) {
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

  async function logInAt(start: string): Promise<URL> {
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
      // Makes two tokens of the same second differ.
      nonce: randomUUID(),
    };
    const back = await logInAt(`${issuer}/auth?${new URLSearchParams(query)}`);
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
    logInAt,
    idToken,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
