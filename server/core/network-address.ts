import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns an IP address in its shortest spelling, or undefined when the text is not one. Proxies append addresses with
 * a port (`203.0.113.7:4711`, `[2001:db8::1]:443`), in brackets, with a zone (`fe80::1%eth0`) or as IPv4 mapped into
 * IPv6: all spellings of one address must count as one.
 */
export function normalizeAddress(text: string | undefined): string | undefined {
  const host = (text ?? '').trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(host) ?? [];
  const [, beforePort] = /^(.*\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(host) ?? [];
  const [address = ''] = (bracketed ?? beforePort ?? host).split('%');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/** Returns the first 64 bits of an IPv6 address, which one subscriber holds, or an IPv4 address as it is. */
export function subscriberAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`;
}
