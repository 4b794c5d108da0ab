import { inject, type Response } from 'light-my-request';
import type { Configuration, Interaction, Provider } from 'oidc-provider';
import { scopes } from '#generated/scopes.ts';
import { clientMetadata, type StorageKeys, storageIn } from '#server/identity/oauth-store.ts';
import { domainError } from '../core/errors.ts';
import { type Database, first } from '../db/database.ts';
import { hasRemovedRedirect } from './client-store.ts';
import { redirectUriFault } from './redirect-uris.ts';
import { signingKey } from './signing-key.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Lifetimes of codes, tokens and grants in seconds. */
const TTL_SECONDS = {
  code: MINUTE_SECONDS,
  access: HOUR_SECONDS,
  refresh: 90 * DAY_SECONDS,
  lastingGrant: 10 * 365 * DAY_SECONDS,
};

const PATHS = { authorization: '/oauth2/auth', token: '/oauth2/token', revocation: '/oauth2/revoke' };

/** Authorisation request that an app sends a member with. */
export interface AuthorizationRequest {
  response_type: string;
  client_id: string;
  redirect_uri: string;
  scope?: string | undefined;
  state?: string | undefined;
  code_challenge: string;
  code_challenge_method?: string | undefined;
}

/** Validated authorisation request. */
export interface RequestedAccess {
  clientId: string;
  /** Every app has `basic`. */
  scopes: string[];
}

/** Response in the form of RFC 6749. */
export interface StandardAnswer {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export interface AuthorizationServerOptions {
  db: Database;
  keys: StorageKeys & { cookie: Buffer; signing: Buffer };
  /** Origin under which members reach the site, without a trailing slash: the issuer. */
  publicUrl: string;
}

/** Interaction that the library started, waiting for the member's decision. */
interface Begun {
  interaction: Interaction;
  cookies: Record<string, string>;
  provider: Provider;
}

/** The authorisation server, called in process. The member is passed to it; it keeps no browser sessions. */
export class AuthorizationServer {
  readonly #options: AuthorizationServerOptions;
  #provider: Promise<Provider> | undefined;

  constructor(options: AuthorizationServerOptions) {
    this.#options = options;
  }

  /**
   * Validates an authorisation request.
   *
   * @throws {DomainError} not-found for an unknown app, invalid-request-param for an invalid address or scope
   */
  async look(request: AuthorizationRequest): Promise<RequestedAccess> {
    const { interaction } = await this.#begin(request);
    await interaction.destroy();
    return askedFor(interaction);
  }

  /**
   * Records the member's decision; returns the address to redirect to, with a code or an error.
   *
   * @throws {DomainError} as {@link look}
   */
  async answer(request: AuthorizationRequest, userId: string, isAllowed: boolean): Promise<string> {
    const { interaction, cookies, provider } = await this.#begin(request);
    interaction.result = isAllowed
      ? {
          login: { accountId: userId },
          consent: { grantId: await this.#grant(provider, interaction, userId) },
        }
      : { error: 'access_denied' };
    await interaction.save(MINUTE_SECONDS);
    const reply = await this.#ask(provider, {
      method: 'GET',
      url: new URL(interaction.returnTo).pathname,
      cookies,
    });
    const { location } = reply.headers;
    if (!location) throw await this.#broken(request, reply);
    return String(location);
  }

  async #grant(provider: Provider, interaction: Interaction, userId: string): Promise<string> {
    const asked = askedFor(interaction);
    const grant = new provider.Grant({ accountId: userId, clientId: asked.clientId });
    grant.addOIDCScope(asked.scopes.join(' '));
    return grant.save();
  }

  /**
   * Returns the reason why an interaction was interrupted: its app was deleted, its member's access was revoked, or an
   * internal error.
   */
  async #broken({ client_id: clientId }: AuthorizationRequest, reply: Response): Promise<Error> {
    const app = await first(this.#options.db, 'select 1 from oauth_clients where client_id = $1', [clientId]);
    if (app === undefined) return domainError('not-found', { reason: 'app' });
    if (reply.statusCode < 500) {
      return domainError('invalid-request-param', {
        field: 'client_id',
        reason: 'app_revoked',
      });
    }
    return new Error(`The authorisation server answered ${reply.statusCode}: ${reply.body}`);
  }

  async #begin(request: AuthorizationRequest): Promise<Begun> {
    const provider = await this.#ready();
    const { scope = 'basic', ...rest } = request;
    const query = {
      ...rest,
      scope: withBasic(scope),
      // Consent is required each time: no app proceeds automatically with an earlier grant.
      prompt: 'consent',
    };
    const sent = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const reply = await this.#ask(provider, {
      method: 'GET',
      url: `${PATHS.authorization}?${new URLSearchParams(sent)}`,
    });
    const uid = /^\/oauth2\/interaction\/([^/?]+)$/.exec(String(reply.headers.location ?? ''))?.[1];
    if (uid === undefined) {
      throw reply.statusCode >= 500 ? await this.#broken(request, reply) : refusal(reply);
    }
    const interaction = await provider.Interaction.find(uid);
    if (interaction === undefined) throw await this.#broken(request, reply);
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
    return { interaction, cookies, provider };
  }

  /**
   * Handles `POST /oauth2/token` as the standard defines it. The library compares the redirect URI with that of the code
   * alone, so a code is refused here whose redirect URI the app has removed since.
   */
  async exchange(form: Record<string, string>, authorization?: string): Promise<StandardAnswer> {
    if (
      form.grant_type === 'authorization_code' &&
      (await hasRemovedRedirect(this.#options.db, form, authorization))
    ) {
      const body = { error: 'invalid_grant', error_description: 'The app no longer has this redirect URI.' };
      return { status: 400, headers: {}, body };
    }
    return this.#post(PATHS.token, form, authorization);
  }

  /** Handles `POST /oauth2/revoke` (RFC 7009). */
  async revoke(form: Record<string, string>, authorization?: string): Promise<StandardAnswer> {
    return this.#post(PATHS.revocation, form, authorization);
  }

  async #post(
    url: string,
    form: Record<string, string>,
    authorization: string | undefined,
  ): Promise<StandardAnswer> {
    const reply = await this.#ask(await this.#ready(), {
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization === undefined ? {} : { authorization }),
      },
      payload: new URLSearchParams(form).toString(),
    });
    const told = reply.headers['www-authenticate'];
    return {
      status: reply.statusCode,
      headers: told === undefined ? {} : { 'www-authenticate': String(told) },
      body: reply.body === '' ? {} : JSON.parse(reply.body),
    };
  }

  /**
   * Validates an app by the standards and by the library, so that forbidden redirect addresses are found before it is
   * stored.
   *
   * @throws {DomainError} invalid-request-param
   */
  async checkClient(redirectUris: readonly string[], isConfidential: boolean): Promise<void> {
    for (const uri of redirectUris) {
      const fault = redirectUriFault(uri);
      if (fault === undefined) continue;
      const detail = `The redirect address ${uri.slice(0, 100)} ${fault}.`;
      throw domainError('invalid-request-param', { field: 'redirect_uris', detail });
    }
    const { Client } = await this.#ready();
    const about = {
      client_id: 'a-new-app',
      redirect_uris: [...redirectUris],
      is_confidential: isConfidential,
    };
    try {
      new (Client as unknown as new (about: object) => object)(clientMetadata(about, 'x'.repeat(43)));
    } catch (error) {
      const { error_description: why } = error as { error_description?: string };
      if (why === undefined) throw error;
      throw domainError('invalid-request-param', {
        field: 'redirect_uris',
        reason: 'redirect_address',
      });
    }
  }

  #ask(provider: Provider, request: Parameters<typeof inject>[1] & object): Promise<Response> {
    const headers = { accept: 'application/json', host: new URL(this.#options.publicUrl).host };
    return inject(provider.callback(), {
      ...(request as object),
      headers: { ...headers, ...((request as { headers?: object }).headers ?? {}) },
    } as Parameters<typeof inject>[1] & object);
  }

  #ready(): Promise<Provider> {
    this.#provider ??= this.#make();
    return this.#provider;
  }

  async #make(): Promise<Provider> {
    const library = await import('oidc-provider');
    const { db, keys, publicUrl } = this.#options;
    const configuration: Configuration = {
      adapter: storageIn(db, keys, () => new library.errors.InvalidGrant('used before')),
      scopes: Object.keys(scopes),
      jwks: { keys: [signingKey(keys.signing)] },
      clientDefaults: { id_token_signed_response_alg: 'Ed25519' },
      enabledJWA: { idTokenSigningAlgValues: ['Ed25519'] } as never,
      cookies: { keys: [keys.cookie.toString('base64url')] },
      routes: PATHS,
      pkce: { required: () => true },
      rotateRefreshToken: true,
      // The grant of an app is independent of the member's session.
      expiresWithSession: () => false,
      findAccount: async (_context, id) =>
        (await this.#isMember(id)) && { accountId: id, claims: () => ({ sub: id }) },
      interactions: { url: (_context, { uid }) => `/oauth2/interaction/${uid}` },
      renderError: (context, out) => {
        context.type = 'application/json';
        context.body = out;
      },
      ttl: {
        AuthorizationCode: TTL_SECONDS.code,
        AccessToken: TTL_SECONDS.access,
        RefreshToken: TTL_SECONDS.refresh,
        Interaction: 10 * MINUTE_SECONDS,
        Session: 10 * MINUTE_SECONDS,
        // A grant without offline access ends with its only token.
        Grant: (_context, grant) =>
          grant.getOIDCScope().includes('offline_access')
            ? TTL_SECONDS.lastingGrant
            : TTL_SECONDS.code + TTL_SECONDS.access,
        IdToken: MINUTE_SECONDS,
      },
      features: {
        devInteractions: { enabled: false },
        revocation: {
          enabled: true,
          allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
        },
        userinfo: { enabled: false },
        rpInitiatedLogout: { enabled: false },
      },
    };
    const provider = new library.Provider(publicUrl, configuration);
    provider.proxy = true;
    return provider;
  }

  async #isMember(id: string): Promise<true | undefined> {
    const row = await first(
      this.#options.db,
      `select 1 from users where id = $1 and state in ('active', 'partial')`,
      [id],
    );
    return row && true;
  }
}

/** Returns the requested scopes that the contract knows; others are ignored (RFC 6749 §3.3). Every app has `basic`. */
function withBasic(scope: string): string {
  const asked = ['basic', ...scope.split(' ')];
  return Object.keys(scopes)
    .filter((name) => asked.includes(name))
    .join(' ');
}

function askedFor({ params }: Interaction): RequestedAccess {
  return { clientId: String(params.client_id), scopes: String(params.scope).split(' ') };
}

/**
 * Returns the reason why the library refused an authorisation request. The member is never redirected to an unverified
 * address.
 */
function refusal(reply: Response): Error {
  const { location } = reply.headers;
  const said: { error?: string; error_description?: string } = location
    ? Object.fromEntries(new URL(String(location)).searchParams)
    : JSON.parse(reply.body);
  switch (said.error) {
    case 'invalid_client':
      return domainError('not-found', { reason: 'app' });
    case 'invalid_redirect_uri':
      return domainError('invalid-request-param', {
        field: 'redirect_uri',
        reason: 'app_address',
      });
    default:
      return domainError('invalid-request-param', {
        field: 'query',
        detail: said.error_description ?? 'The app asked in a way that is not understood.',
      });
  }
}
