import { generateKeyPairSync } from 'node:crypto';
import type { Client, Order } from 'acme-client';
import { seal, unseal } from '#server/core/sealed-text.ts';
import type { WorkContext } from '#server/define-module.ts';
import type { AcmeSettings } from './acme-settings.ts';
import { acmeAccount, type CertificateFailure, setAcmeAccountUrl } from './certificates-repository.ts';

/** Longest wait for one answer of the authority. */
const TIMEOUT_MS = 20_000;
/** Pauses between two looks at an order or challenge that is being worked on, and how many there are. */
const [POLL_MIN_MS, POLL_MAX_MS, MAX_POLLS] = [500, 8000, 12];
const PREFIX = 'urn:ietf:params:acme:error:';

/** Reasons for the member by error type of the authority (RFC 8555 §6.7); other types are refusals. */
const REASONS: Readonly<Record<string, CertificateFailure>> = {
  connection: 'unreachable',
  dns: 'unreachable',
  tls: 'unreachable',
  unauthorized: 'unreachable',
  incorrectResponse: 'unreachable',
  caa: 'forbidden',
  rateLimited: 'rate_limited',
  serverInternal: 'unavailable',
  accountDoesNotExist: 'unavailable',
};

/** An answer of the certificate authority that ends an attempt. */
export class AcmeProblem extends Error {
  override readonly name = 'AcmeProblem';
  readonly reason: CertificateFailure;
  /** Type without its prefix, such as `rateLimited`; empty when the authority did not answer. */
  readonly type: string;
  /** Seconds after which the authority wants to be asked again; 0 when it says nothing. */
  readonly retryAfterSeconds: number;

  constructor(type: string, detail: string, retryAfterSeconds = 0) {
    super(detail);
    this.type = type;
    this.reason = type === '' ? 'unavailable' : (REASONS[type] ?? 'refused');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Problem = { type?: unknown; detail?: unknown };

/** Returns the problem of a document of the authority (RFC 7807). */
export function problemOf(document: Problem, retryAfter?: unknown): AcmeProblem {
  const type = String(document.type ?? '').replace(PREFIX, '');
  const detail = String(document.detail ?? 'The certificate authority gave no reason.');
  return new AcmeProblem(type, detail, Number(retryAfter) || 0);
}

/** Returns a new private key in PEM format. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

type Library = typeof import('acme-client');
let library: Promise<Library> | undefined;

/** Loads the library once, with errors that keep their type and without pauses of its own: the job repeats what failed. */
async function loadLibrary(): Promise<Library> {
  const acme = await import('acme-client');
  const { defaults, interceptors } = acme.axios;
  Object.assign(defaults, { timeout: TIMEOUT_MS, maxContentLength: 1_000_000 });
  const { acmeSettings } = defaults as unknown as { acmeSettings: { retryMaxAttempts: number } };
  acmeSettings.retryMaxAttempts = 0;
  interceptors.response.use((response) => {
    const { status, data, headers } = response;
    if (status < 400 || data?.type === `${PREFIX}badNonce`) return response;
    const isProblem = String(data?.type ?? '').startsWith(PREFIX);
    if (isProblem) throw problemOf(data, headers['retry-after']);
    throw new AcmeProblem(status >= 500 ? '' : 'malformed', `The certificate authority answered ${status}.`);
  });
  return acme;
}

/** Most characters of the common name of a certificate (RFC 5280, `ub-common-name`). */
const MAX_COMMON_NAME = 64;

/**
 * Returns the request to sign a key for a name. A name that is too long to be a common name is an alternative name alone, which
 * is what browsers read.
 */
export async function signingRequest(
  { crypto }: Pick<Library, 'crypto'>,
  name: string,
  privateKey: Buffer,
): Promise<Buffer> {
  const commonName = name.length <= MAX_COMMON_NAME ? { commonName: name } : {};
  const [, request] = await crypto.createCsr({ ...commonName, altNames: [name] }, privateKey);
  return request;
}

/** The certificate authority, as the account of this site. Every failure is an {@link AcmeProblem}. */
export class AcmeAuthority {
  readonly #client: Client;
  readonly #library: Library;

  private constructor(acme: Library, client: Client) {
    this.#library = acme;
    this.#client = client;
  }

  /** Opens the account of this site; it is made the first time. */
  static async open({ db, services }: WorkContext, settings: AcmeSettings): Promise<AcmeAuthority> {
    library ??= loadLibrary();
    const acme = await library;
    const { directoryUrl, email } = settings;
    const key = services.keys.certificate;
    const about = `acme account ${directoryUrl}`;
    const account = await acmeAccount(db, directoryUrl, () => seal(key, about, Buffer.from(newPrivateKey())));
    const client = new acme.Client({
      directoryUrl,
      accountKey: unseal(key, about, account.sealed_key),
      ...(account.account_url === null ? {} : { accountUrl: account.account_url }),
      backoffAttempts: MAX_POLLS,
      backoffMin: POLL_MIN_MS,
      backoffMax: POLL_MAX_MS,
    });
    if (account.account_url === null) {
      await asked(() =>
        client.createAccount({
          termsOfServiceAgreed: true,
          ...(email === undefined ? {} : { contact: [`mailto:${email}`] }),
        }),
      );
      await setAcmeAccountUrl(db, directoryUrl, client.getAccountUrl());
    }
    return new AcmeAuthority(acme, client);
  }

  order(name: string): Promise<Order> {
    return asked(() => this.#client.createOrder({ identifiers: [{ type: 'dns', value: name }] }));
  }

  /** Returns an earlier order; nothing when the authority forgot it or gave it up. */
  async resume(url: string): Promise<Order | undefined> {
    try {
      const order = await asked(() => this.#client.getOrder({ url } as Order));
      return order.status === 'invalid' ? undefined : order;
    } catch (error) {
      const isForgotten = error instanceof AcmeProblem && ['malformed', 'unauthorized'].includes(error.type);
      if (isForgotten) return undefined;
      throw error;
    }
  }

  /**
   * Proves that the names of an order lead here.
   *
   * @param answer keeps the answer to a challenge while the work goes on
   */
  async prove(
    order: Order,
    answer: (token: string, keyAuthorization: string, work: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    for (const authorization of await asked(() => this.#client.getAuthorizations(order))) {
      if (authorization.status === 'valid') continue;
      const challenge = authorization.challenges.find(({ type }) => type === 'http-01');
      if (challenge === undefined) throw new AcmeProblem('malformed', 'The authority offers no http-01.');
      const keyAuthorization = await this.#client.getChallengeKeyAuthorization(challenge);
      await answer(challenge.token, keyAuthorization, async () => {
        if (challenge.status === 'pending') await asked(() => this.#client.completeChallenge(challenge));
        await this.#awaitChallenge(order, challenge.url);
      });
    }
  }

  /** Waits for the authority's look at a name; a refusal is told with its reason. */
  async #awaitChallenge(order: Order, url: string): Promise<void> {
    try {
      await asked(() => this.#client.waitForValidStatus({ url } as Order));
    } catch (error) {
      const authorizations = await asked(() => this.#client.getAuthorizations(order));
      const failed = authorizations
        .flatMap(({ challenges }) => challenges)
        .find((challenge) => challenge.url === url);
      throw failed?.status === 'invalid' ? problemOf((failed.error ?? {}) as Problem) : error;
    }
  }

  /** Has the certificate made for a key. Returns it with those that it is signed by, in PEM format. */
  async finish(order: Order, name: string, privateKey: Buffer): Promise<string> {
    let current =
      order.status === 'valid' ? order : await asked(() => this.#client.waitForValidStatus(order));
    if (current.status === 'ready') {
      const csr = await signingRequest(this.#library, name, privateKey);
      current = await asked(() => this.#client.finalizeOrder({ ...current, url: order.url }, csr));
    }
    const done = { ...current, url: order.url };
    return asked(() => this.#client.getCertificate(done));
  }
}

/** Makes one failure of everything that can go wrong on the way to the authority. */
async function asked<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof AcmeProblem ? error : new AcmeProblem('', (error as Error).message);
  }
}
