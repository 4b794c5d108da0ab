import ipaddr from 'ipaddr.js';

/**
 * Addresses of the open internet by their range, behind which a cloud answers its own machines: with their keys and
 * configuration, or as their name server. Those in private, link-local and shared ranges (169.254.169.254,
 * 100.100.100.200, 192.0.0.192, fd00:ec2::254) are refused with their range.
 */
const CLOUD_HOSTS: ReadonlySet<string> = new Set([
  // Azure: wire server, name server and health probes.
  '168.63.129.16',
  // Equinix Metal: metadata, told apart by who asks.
  '192.80.8.124',
]);

/** All IPv6 addresses of the open internet are given out from it (RFC 4291, 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an address belongs to the open internet. Guards against server-side request forgery (SSRF): an address
 * that a member names must not lead to this machine, the networks around it, or what a cloud tells its machines.
 *
 * @param address an IPv4 or IPv6 address; also one IPv4 wrapped in IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast' || CLOUD_HOSTS.has(plain.toString())) return false;
  // Ranges that nobody was given yet count as unicast, and so does IPv4 in its oldest wrapping (::7f00:1).
  return plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_UNICAST);
}
