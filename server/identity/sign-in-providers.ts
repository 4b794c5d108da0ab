import { createHmac } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import { mailAddress } from '#server/mail/mail-address.ts';

/** A third party through which people can sign in, as an operator configures it. */
export type SignInProvider = {
  /** Names it in addresses and calls. */
  id: string;
  /** As people know it. */
  name: string;
  /** Its address by OpenID Connect: what it is and can do stands below it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
};

/** Who a third party says somebody is. */
export type Identity = {
  providerId: string;
  /** Names them there, for ever. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** What they might call their blog. */
  name: string | undefined;
};

/** The third party said no, or what it said is not right. Why is for the log. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** Seconds by which the clock of a third party may be off. */
const MOST_SKEW = 30;
/** A token that a program brings by itself is no older than this, in seconds. */
const OLDEST_TOKEN = 600;

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

/** Third parties by OpenID Connect, by openid-client. Each is asked what it is when somebody first goes there. */
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

  /** In the order of the configuration. */
  list(): SignInProvider[] {
    return [...this.#providers.values()];
  }

  find(id: string): SignInProvider | undefined {
    return this.#providers.get(id);
  }

  /** Where to send somebody. Everything the answer is checked by follows from `state`, so nothing of it is kept. */
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
   * Who came back. `query` is what the third party added to the address.
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
   * Whose OpenID token that is, which a program got by itself.
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
        clockTolerance: MOST_SKEW,
        currentDate: new Date(this.#now()),
        maxTokenAge: OLDEST_TOKEN,
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

  /** One that could not be asked is asked again the next time. */
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
      { client_secret: clientSecret, [openid.clockTolerance]: MOST_SKEW, [openid.clockSkew]: skew },
      undefined,
      { timeout: 10, ...(issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}) },
    );
  }
}
