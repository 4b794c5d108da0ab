import type { IncomingMessage } from 'node:http';
import { plainAddress } from '#server/core/network-address.ts';

/** `uri-host [ ":" port ]` of RFC 9110, 7.2: an IP literal in brackets or a registered name. Empty where there is none. */
const HOST = /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;
/** Matches no route: Fastify hands the request to `frameworkErrors`. */
const UNROUTABLE = '%';

/** Requests that {@link routedTarget} turned away, with the reason. */
const faults = new WeakMap<IncomingMessage, string>();

/**
 * Returns the target of a request in origin-form, which every route, library and log line then reads alike, and makes
 * its Host and X-Forwarded-For fields plain. A request whose target or Host field is malformed (RFC 9112, 3.2) reaches no
 * route; {@link faultOf} tells why.
 */
export function routedTarget(request: IncomingMessage, isProxied: boolean): string {
  const { url = '/', headers } = request;
  const [, authority, rest = url] = ABSOLUTE.exec(url) ?? [];
  const fault = faultIn(request, authority, rest);
  if (fault !== undefined) {
    faults.set(request, fault);
    return UNROUTABLE;
  }
  if (isProxied && headers['x-forwarded-for'] !== undefined) {
    headers['x-forwarded-for'] = plainForwardedFor(String(headers['x-forwarded-for']));
  }
  if (authority === undefined) return url;
  // RFC 9112, 3.2.2: the host of an absolute target takes the place of the field.
  headers.host = authority;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns what is malformed about a request that reached no route; undefined when its target alone is undecodable. */
export function faultOf(request: IncomingMessage): string | undefined {
  return faults.get(request);
}

function faultIn(
  { rawHeaders, headers }: IncomingMessage,
  authority: string | undefined,
  target: string,
): string | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return 'A request has one Host header.';
  if (!HOST.test(headers.host ?? '')) return 'The Host header is not a host.';
  // User names in addresses are for deceiving (RFC 9110, 4.2.4).
  if (authority !== undefined && (authority === '' || !HOST.test(authority)))
    return 'The address names no host.';
  if (authority === undefined && !target.startsWith('/')) return 'The address is no path of this site.';
  if (target.includes('#')) return 'An address is sent without its fragment.';
  return undefined;
}

/**
 * The addresses that proxies appended, nearest last. The list is read from its end and broken off at the first entry that
 * is no address (`unknown`, an obfuscated name): what stands before it was told by whoever made that up.
 */
function plainForwardedFor(header: string): string {
  const plain: string[] = [];
  for (const entry of header.split(',').reverse()) {
    const address = plainAddress(entry);
    if (address === undefined) break;
    plain.unshift(address);
  }
  return plain.join(', ');
}
