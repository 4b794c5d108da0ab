import type { IncomingMessage } from 'node:http';
import { normalizeAddress } from '#server/core/network-address.ts';

/** `uri-host [ ":" port ]` of RFC 9110, 7.2: an IP literal in brackets or a registered name. Empty where there is none. */
const HOST = /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;
/** Path that matches no route, so that Fastify passes the request to `frameworkErrors`. */
const UNROUTABLE = '%';

/** Requests that {@link routedTarget} rejected, with the reason. */
const faults = new WeakMap<IncomingMessage, string>();

/**
 * Returns the target of a request in origin-form, so that routes, libraries and log lines all read it alike, and
 * normalises its Host and X-Forwarded-For fields. A request whose target or Host field is malformed (RFC 9112, 3.2)
 * reaches no route; {@link faultOf} returns the reason.
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
  if (authority === undefined) return withoutSlash(url);
  // RFC 9112, 3.2.2: the host of an absolute target replaces the Host field.
  headers.host = authority;
  return withoutSlash(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Removes a slash at the end of an address of the API, which some programs of the API family send. */
function withoutSlash(target: string): string {
  return target.startsWith('/v2/') ? target.replace(/^(\/v2\/[^?]*[^?/])\/(?=\?|$)/, '$1') : target;
}

/** Returns the reason why a malformed request reached no route; undefined when only its target could not be decoded. */
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
  // User names in addresses serve to deceive (RFC 9110, 4.2.4).
  if (authority !== undefined && (authority === '' || !HOST.test(authority)))
    return 'The address names no host.';
  if (authority === undefined && !target.startsWith('/')) return 'The address is no path of this site.';
  if (target.includes('#')) return 'An address is sent without its fragment.';
  return undefined;
}

/**
 * Returns the addresses that proxies appended, nearest last. The list is read from its end up to the first entry that
 * is not an address (`unknown`, an obfuscated name), because everything before that may be forged.
 */
function plainForwardedFor(header: string): string {
  const plain: string[] = [];
  for (const entry of header.split(',').reverse()) {
    const address = normalizeAddress(entry);
    if (address === undefined) break;
    plain.unshift(address);
  }
  return plain.join(', ');
}
