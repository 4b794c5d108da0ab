import { createECDH } from 'node:crypto';
import { fetch } from 'undici';
import { type Guard, type GuardOptions, guard } from '../web/guarded-agent.ts';

export type PushOptions = GuardOptions & {
  /** Allowed protocols, https by default; set in tests. */
  protocols?: readonly string[];
  /** Time-out of a push service in milliseconds; set in tests. */
  mostTime?: number;
};

/** Push address of a device and its encryption keys. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** Result of a push: accepted, device unknown, or to be retried (after some seconds). */
export type PushAnswer =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'again'; after?: number; why: string };

/** Time-out of a push service in milliseconds. */
const REQUEST_TIMEOUT_MS = 5000;
/** Seconds for which a push service stores a message for an offline device. */
const MESSAGE_TTL_SECONDS = 86_400;

/** Statuses of an unknown or expired device (RFC 8030, 7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Sends push messages to members' devices, encrypted for the device alone (RFC 8030, 8188, 8291, 8292). The site's key
 * pair is derived from its secret: every process has the same, a restart changes nothing, and a new secret, which ends
 * all sessions, ends their devices' subscriptions too.
 */
export class PushServices {
  /** Key with which a browser subscribes to pushes of this site alone, as base64url. */
  readonly publicKey: string;
  readonly #privateKey: string;
  readonly #subject: string;
  readonly #guard: Guard;
  readonly #protocols: ReadonlySet<string>;
  readonly #mostTime: number;

  /**
   * @param key 32 bytes that are used for nothing else
   * @param publicUrl contact of the operator for push services
   */
  constructor(
    key: Buffer,
    publicUrl: string,
    { protocols = ['https:'], mostTime = REQUEST_TIMEOUT_MS, ...options }: PushOptions = {},
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

  /** Returns false for an address in the internal network. What a host name resolves to is checked when connecting. */
  mayTell(endpoint: string): boolean {
    try {
      this.#checked(endpoint);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Sends a message.
   *
   * @param message content for the device; some 2,000 bytes are always accepted
   * @param topic a message replaces undelivered ones of the same topic; up to 32 characters of base64url
   */
  async tell(
    { endpoint, p256dh, auth }: PushTarget,
    message: string,
    { topic, signal }: { topic: string; signal: AbortSignal },
  ): Promise<PushAnswer> {
    // Loaded on first use, so that sites without pushes do not load it.
    const { default: webPush } = await import('web-push');
    try {
      const target = this.#checked(endpoint);
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        message,
        {
          vapidDetails: { subject: this.#subject, publicKey: this.publicKey, privateKey: this.#privateKey },
          TTL: MESSAGE_TTL_SECONDS,
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

  /** @throws when the address must not be reached */
  #checked(endpoint: string): URL {
    const target = new URL(endpoint);
    if (!this.#protocols.has(target.protocol)) throw new Error('No address of a push service.');
    this.#guard.refuse(target);
    return target;
  }
}
