// SSRF protection: tells whether a fetched address is a public one.

import ipaddr from 'ipaddr.js';

/**
 * Public addresses at which clouds serve metadata (keys, configuration) or DNS to their own machines. Those in private,
 * link-local and shared ranges (169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254) are refused with their
 * range.
 */
const CLOUD_HOSTS: ReadonlySet<string> = new Set([
  // Azure: wire server, name server and health probes.
  '168.63.129.16',
  // Equinix Metal: metadata, which depends on the requesting machine.
  '192.80.8.124',
]);

/** Range of all public IPv6 addresses (RFC 4291, 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true when an address belongs to the public internet. SSRF protection (server-side request forgery): a
 * member-supplied address must not lead to this machine, the networks around it, or a cloud's metadata services.
 *
 * @param address an IPv4 or IPv6 address; also IPv4 inside IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast' || CLOUD_HOSTS.has(plain.toString())) return false;
  // Unassigned ranges count as unicast in the library, and so does IPv4 in its oldest IPv6 form (::7f00:1).
  return plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_UNICAST);
}
