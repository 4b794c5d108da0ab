import { createHmac } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import { mailAddress } from '#server/mail/mail-address.ts';

/** An external identity provider, as the operator configures it. */
export type SignInProvider = {
  /** Identifier in addresses and calls. */
  id: string;
  /** Display name. */
  name: string;
  /** OpenID Connect issuer URL, under which the discovery document is found. */
  issuer: string;
  clientId: string;
  clientSecret: string;
};

/** Identity that a provider confirmed. */
export type Identity = {
  providerId: string;
  /** Permanent identifier of the person at the provider. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** Suggestion for the name of their blog. */
  name: string | undefined;
};

/** The provider refused, or its response is invalid. The reason is for the log only. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** Maximum clock skew of a provider in seconds. */
const MAX_SKEW_SECONDS = 30;
/** Maximum age in seconds of a token that a client obtained itself. */
const MAX_TOKEN_AGE_SECONDS = 600;

type Claims = {
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  preferred_username?: unknown;
  name?: unknown;
};

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function identityOf(providerId: string, claims: Claims): Identity {
  const subject = textOf(claims.sub);
  if (subject === undefined || subject.length > 255) throw new SignInRefused('no subject');
  return {
    providerId,
    subject,
    email: mailAddress(textOf(claims.email) ?? '').slice(0, 254) || undefined,
    isEmailVerified: claims.email_verified === true,
    name: textOf(claims.preferred_username) ?? textOf(claims.name),
  };
}

/** OpenID Connect providers, through openid-client. The discovery document of each is fetched on first use. */
export class SignInProviders {
  readonly #providers: ReadonlyMap<string, SignInProvider>;
  readonly #publicUrl: string;
  readonly #key: Buffer;
  readonly #now: () => number;
  readonly #known = new Map<string, Promise<openid.Configuration>>();

  constructor(
    providers: readonly SignInProvider[],
    options: { publicUrl: string; key: Buffer; now: () => number },
  ) {
    this.#providers = new Map(providers.map((provider) => [provider.id, provider]));
    this.#publicUrl = options.publicUrl;
    this.#key = options.key;
    this.#now = options.now;
  }

  /** Returns the providers in the order of the configuration. */
  list(): SignInProvider[] {
    return [...this.#providers.values()];
  }

  find(id: string): SignInProvider | undefined {
    return this.#providers.get(id);
  }

  /**
   * Returns the address of the provider's login. All values that verify the response are derived from `state`, so
   * nothing is stored.
   */
  async start(provider: SignInProvider, state: string): Promise<string> {
    const configuration = await this.#configuration(provider);
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#returnUrl(provider),
      scope: 'openid email profile',
      state,
      nonce: this.#derived('nonce', state),
      code_challenge: await openid.calculatePKCECodeChallenge(this.#derived('verifier', state)),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /**
   * Returns the confirmed identity. `query` is the query that the provider added to the redirect.
   *
   * @throws {SignInRefused}
   */
  async finish(provider: SignInProvider, state: string, query: string): Promise<Identity> {
    const configuration = await this.#configuration(provider);
    try {
      const tokens = await openid.authorizationCodeGrant(
        configuration,
        new URL(`${this.#returnUrl(provider)}?${query}`),
        {
          expectedState: state,
          expectedNonce: this.#derived('nonce', state),
          pkceCodeVerifier: this.#derived('verifier', state),
          idTokenExpected: true,
        },
      );
      return identityOf(provider.id, tokens.claims() ?? {});
    } catch (error) {
      throw error instanceof SignInRefused ? error : new SignInRefused('refused', { cause: error });
    }
  }

  /**
   * Returns the identity of an OpenID token that a client obtained itself.
   *
   * @throws {SignInRefused}
   */
  async verify(token: string): Promise<Identity> {
    try {
      const payload: { iss?: unknown } = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}',
      );
      const provider = this.list().find(({ issuer }) => issuer === payload.iss);
      if (provider === undefined) throw new SignInRefused('nobody we know');
      const metadata = (await this.#configuration(provider)).serverMetadata();
      const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''));
      const verified = await jwtVerify(token, keys, {
        issuer: metadata.issuer,
        audience: provider.clientId,
        clockTolerance: MAX_SKEW_SECONDS,
        currentDate: new Date(this.#now()),
        maxTokenAge: MAX_TOKEN_AGE_SECONDS,
        algorithms: metadata.id_token_signing_alg_values_supported?.filter(
          (name) => !/^(?:none|HS)/.test(name),
        ) ?? ['RS256'],
      });
      return identityOf(provider.id, verified.payload);
    } catch (error) {
      throw error instanceof SignInRefused ? error : new SignInRefused('no good token', { cause: error });
    }
  }

  #returnUrl({ id }: SignInProvider): string {
    return `${this.#publicUrl}/login/with/${id}`;
  }

  #derived(purpose: 'nonce' | 'verifier', state: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${state}`).digest('base64url');
  }

  /** A failed discovery is retried on the next use. */
  async #configuration(provider: SignInProvider): Promise<openid.Configuration> {
    const known = this.#known.get(provider.id) ?? this.#discover(provider);
    this.#known.set(provider.id, known);
    const configuration = await known.catch((error: unknown) => {
      this.#known.delete(provider.id);
      throw new SignInRefused('cannot be reached', { cause: error });
    });
    return configuration;
  }

  #discover({ issuer, clientId, clientSecret }: SignInProvider): Promise<openid.Configuration> {
    const skew = Math.round((this.#now() - Date.now()) / 1000);
    return openid.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [openid.clockTolerance]: MAX_SKEW_SECONDS, [openid.clockSkew]: skew },
      undefined,
      { timeout: 10, ...(issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}) },
    );
  }
}
