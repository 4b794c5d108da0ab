import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** Encodes CBOR heads (RFC 8949) of an attestation. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const words = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
function map(...pairs: (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/**
 * Flags of the authenticator data: user present, user verified, backup eligible, backed up, attested credential data.
 */
const [PRESENT, VERIFIED, BACKUP_POSSIBLE, BACKED_UP, NEW_KEY] = [1, 4, 8, 16, 64];

/** Deviations from a correct authenticator. */
export interface AuthenticatorFault {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Replaces the next signature count. */
  count?: number;
  /** False when it did not verify the user. */
  verifies?: boolean;
}

/** A passkey on a device of its own, as a browser would use it (Web Authentication, level 3). */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject };
  #count = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #clientData(type: string, challenge: string, odd: AuthenticatorFault): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #authData(rpId: string, flags: number, odd: AuthenticatorFault, more: Buffer = Buffer.alloc(0)): Buffer {
    this.#count += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.count ?? this.#count);
    const bits = flags | PRESENT | (odd.verifies === false ? 0 : VERIFIED);
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([bits]), count, more]);
  }

  /** Creates the requested passkey. */
  create(
    options: Schemas['PasskeyCreationOptions'],
    odd: AuthenticatorFault = {},
  ): Schemas['PasskeyRequest']['passkey'] {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
    const publicKey = map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), coordinate(x)],
      [whole(-3), coordinate(y)],
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, publicKey]);
    const flags = NEW_KEY | BACKUP_POSSIBLE | BACKED_UP;
    const attestation = map(
      [words('fmt'), words('none')],
      [words('attStmt'), map()],
      [words('authData'), bytes(this.#authData(options.rp.id, flags, odd, attested))],
    );
    return {
      id: this.id,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, odd).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge with the passkey it created. */
  answer(
    options: Schemas['PasskeyRequestOptions'],
    odd: AuthenticatorFault = {},
  ): Schemas['PasskeyAssertion'] {
    const clientData = this.#clientData('webauthn.get', options.challenge, odd);
    const authData = this.#authData(options.rpId, BACKUP_POSSIBLE | BACKED_UP, odd);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key.privateKey);
    return {
      id: this.id,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }
}
