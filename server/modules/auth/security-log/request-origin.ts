import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { bearerToken, clientOf, SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import type { ChangeOrigin } from '#server/mail/templates/layout/OriginFacts.tsx';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { browserName, deviceOf } from '#server/modules/auth/sessions/device.ts';

/** The client and address of a request, as far as the security log needs them. */
export interface RequestOrigin {
  clientName: string;
  device: ReturnType<typeof deviceOf>;
  /** The full address; the database stores a shortened one. Null when it is unknown. */
  address: string | null;
  /** The member whose session or access token the request contains. */
  viewerId: string | undefined;
  sessionHash: Buffer | undefined;
}

/** Returns an address that the database accepts; null for an invalid one, such as a forged `X-Forwarded-For`. */
function addressOf(ip: string): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) ? address : null;
}

/**
 * Reads the origin of a request. Work that continues after the response must call it before: the address is gone with
 * the connection.
 */
export function originOf(request: FastifyRequest): RequestOrigin {
  const { viewer, ip } = request;
  const client = bearerToken(request) === undefined ? SITE_CLIENT_TOKEN : clientOf(request);
  const userAgent = request.headers['user-agent'] ?? '';
  const isBrowser = client === SITE_CLIENT_TOKEN;
  return {
    clientName: isBrowser ? browserName(userAgent) : client.slice(0, 100),
    device: isBrowser ? deviceOf(userAgent) : 'unknown',
    address: addressOf(ip ?? ''),
    viewerId: viewer?.userId,
    sessionHash: viewer ? sessionHashOf(request, viewer) : undefined,
  };
}

/** Shortens an address to its network, /24 or /48 like the security log. */
function networkOf(address: string): string {
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return `${address.split('.').slice(0, 3).join('.')}.x`;
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::`;
}

/** Returns the device, network and time of a request as mails about a change name them. */
export function changeOrigin(
  { clientName, address }: Pick<RequestOrigin, 'clientName' | 'address'>,
  at: number,
): ChangeOrigin {
  return { client: clientName, ...(address === null ? {} : { network: networkOf(address) }), at };
}
