import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushOptions } from '#server/push/push-services.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

/** A browser with a subscription at the push service. */
interface Browser {
  ecdh: ECDH;
  auth: Buffer;
}

/** A notification that a device showed. */
export interface ShownNotification {
  tag: string;
  title: string;
  body?: string;
  url: string;
  at: number;
}

/** A message that arrived at the push service, decrypted as its device would. */
export interface ReceivedMessage {
  device: string;
  message: ShownNotification;
  headers: IncomingHttpHeaders;
}

/** Answer of a push service: a status, and when to retry. */
type Answer = { status: number; retryAfter?: number };

/** Options of a site that may reach a push service on this machine. */
export const ANY_PUSH_SERVICE: PushOptions = {
  mayReach: () => true,
  protocols: ['http:', 'https:'],
  mostTime: 120_000,
};

function hkdf(key: Buffer, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/** Decrypts a message as its browser would (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A push service on this machine: browsers subscribe to it, and messages are decrypted as they would. */
export class PushService {
  readonly arrived: ReceivedMessage[] = [];
  /** The next answers, for any device; 201 when there are none. */
  readonly answers: Answer[] = [];
  /** Awaited before each answer. */
  beforeAnswer: Promise<unknown> = Promise.resolve();
  /** Called with each message, before it is answered. */
  onArrival: () => void = () => {};
  readonly #browsers = new Map<string, Browser>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const device = (request.url ?? '').slice(1);
      const browser = this.#browsers.get(device);
      if (!browser) return void response.writeHead(404).end();
      const message = JSON.parse(decrypt(Buffer.concat(chunks), browser)) as ShownNotification;
      this.arrived.push({ device, message, headers: request.headers });
      this.onArrival();
      await this.beforeAnswer;
      const { status, retryAfter } = this.answers.shift() ?? { status: 201 };
      return void response
        .writeHead(status, { ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) })
        .end();
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Returns a browser's push subscription; its address is a public one. */
  browser(name: string) {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    this.#browsers.set(name, { ecdh, auth });
    return {
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  /** Subscribes a browser through the call; returns the device's id. */
  async add(t: TestApp, member: Member, name: string): Promise<string> {
    const payload = this.browser(name);
    const { status, body } = await t.injectAs(member, {
      method: 'POST',
      url: '/v2/user/push_devices',
      payload,
    });
    if (status !== 201) throw new Error(`A device was not added: ${status}`);
    await this.pointToLocalService(t.db, payload.endpoint, name);
    return body.response.device.id;
  }

  /** Points a subscription to this service, which runs on this machine without a certificate. */
  async pointToLocalService(db: TestApp['db'], endpoint: string, name: string): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    await db.query('update push_devices set endpoint = $2 where endpoint = $1', [
      endpoint,
      `http://127.0.0.1:${port}/${name}`,
    ]);
  }
}
