import { isIP } from 'node:net';
import type { NameResolver } from '#server/web/name-resolver.ts';

/** The connected domain of the demo world, with the word of its TXT record. It is of an ending for documents (RFC 2606). */
export const DEMO_DOMAIN = { name: 'kitchen.odile.example', token: 'crumb-and-crust' } as const;

/**
 * Returns a resolver that knows the records of the demo world's domain by itself, because nobody in the world has them, and
 * the demo asks nobody for them.
 */
export function withDemoNames(names: NameResolver, publicUrl: string): NameResolver {
  const { hostname } = new URL(publicUrl);
  const site = hostname.replace(/^\[|\]$/g, '');
  const ways: ReadonlySet<string> = new Set([DEMO_DOMAIN.name, `www.${DEMO_DOMAIN.name}`]);
  const proof = `_skein.${DEMO_DOMAIN.name}`;
  return {
    txt: async (name) => (name === proof ? [`skein-verify=${DEMO_DOMAIN.token}`] : names.txt(name)),
    cname: async (name) => (ways.has(name) ? (isIP(site) === 0 ? [site] : []) : names.cname(name)),
    addresses: async (name) => (ways.has(name) ? (isIP(site) === 0 ? [] : [site]) : names.addresses(name)),
  };
}
