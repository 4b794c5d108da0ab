import { createECDH } from 'node:crypto';
import { fetch } from 'undici';
import { type Guard, type GuardOptions, guard } from '../web/guarded-agent.ts';

export type PushOptions = GuardOptions & {
  /** Instead of https alone, in tests. */
  protocols?: readonly string[];
  /** How long a push service has to answer, in milliseconds, in tests. */
  mostTime?: number;
};

/** Where a device is told, and what it is encrypted with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** What a push service said: it took it, knows the device no more, or is to be asked again (after so many seconds). */
export type PushAnswer =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'again'; after?: number; why: string };

/** A push service has so long to answer, in milliseconds. */
const MOST_TIME = 5000;
/** It keeps what a device is not there for as long as this, in seconds. */
const KEPT = 86_400;

/** It never heard of the device, or knows it no more (RFC 8030, 7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Hands to push services what members' devices are told, encrypted so that only the device reads it (RFC 8030, 8188, 8291,
 * 8292). The pair of keys the site introduces itself with follows from its secret: every process has the same, a restart
 * changes nothing, and a new secret, which ends all sessions, ends the devices that hang on them.
 */
export class PushServices {
  /** What a browser needs to be told by this site and nobody else, as base64url. */
  readonly publicKey: string;
  readonly #privateKey: string;
  readonly #subject: string;
  readonly #guard: Guard;
  readonly #protocols: ReadonlySet<string>;
  readonly #mostTime: number;

  /**
   * @param key 32 bytes that are used for nothing else
   * @param publicUrl where the operator is found by whoever runs a push service
   */
  constructor(
    key: Buffer,
    publicUrl: string,
    { protocols = ['https:'], mostTime = MOST_TIME, ...options }: PushOptions = {},
  ) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(key);
    this.publicKey = pair.getPublicKey('base64url');
    this.#privateKey = key.toString('base64url');
    this.#subject = `mailto:push@${new URL(publicUrl).hostname}`;
    this.#guard = guard(options, mostTime);
    this.#protocols = new Set(protocols);
    this.#mostTime = mostTime;
  }

  /** Whether an address can be one of a push service: not one within this network. What a name stands for shows later. */
  mayTell(endpoint: string): boolean {
    try {
      this.#checked(endpoint);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Hands on a message.
   *
   * @param message what the device reads; some 2,000 bytes are always taken
   * @param topic what has the same takes the place of what the device has not fetched yet; up to 32 letters of base64url
   */
  async tell(
    { endpoint, p256dh, auth }: PushTarget,
    message: string,
    { topic, signal }: { topic: string; signal: AbortSignal },
  ): Promise<PushAnswer> {
    // Nobody who is never told anything waits for the code.
    const { default: webPush } = await import('web-push');
    try {
      const target = this.#checked(endpoint);
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        message,
        {
          vapidDetails: { subject: this.#subject, publicKey: this.publicKey, privateKey: this.#privateKey },
          TTL: KEPT,
          topic,
          contentEncoding: 'aes128gcm',
        },
      );
      const {
        status,
        headers: answered,
        body: words,
      } = await fetch(target, {
        method: 'POST',
        dispatcher: this.#guard.agent,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(this.#mostTime)]),
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: Uint8Array.from(body ?? []),
      });
      await words?.cancel();
      if (status >= 200 && status < 300) return { kind: 'taken' };
      if (GONE.has(status)) return { kind: 'gone' };
      const after = Number(answered.get('retry-after'));
      return { kind: 'again', why: `It answered ${status}.`, ...(after > 0 ? { after } : {}) };
    } catch (error) {
      return { kind: 'again', why: error instanceof Error ? error.message : String(error) };
    }
  }

  /** @throws when the address is none that may be reached */
  #checked(endpoint: string): URL {
    const target = new URL(endpoint);
    if (!this.#protocols.has(target.protocol)) throw new Error('No address of a push service.');
    this.#guard.refuse(target);
    return target;
  }
}
