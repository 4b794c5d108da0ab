import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the open internet. Everything else (this machine, the networks around it, addresses that
 * a cloud keeps its secrets behind) is nothing that a member may make the server look at.
 *
 * @param address an IPv4 or IPv6 address; also one IPv4 wrapped in IPv6
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
