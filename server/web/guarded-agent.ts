import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address.ts';

export type GuardOptions = {
  /** Instead of the open internet, in tests. */
  mayReach?: (address: string) => boolean;
  /** Instead of the machine's own way to resolve names, in tests. */
  lookup?: typeof lookupName;
};

/** Connects to nothing but what may be reached. */
export type Guard = {
  /** For undici: names are resolved once, checked, and connected to as they were resolved. https://undici.nodejs.org */
  agent: Agent;
  /** @throws when an address names what may not be reached: a host that is an address is connected to without being looked up */
  refuse: (url: URL) => void;
};

/**
 * Makes what keeps the server from addresses that members name and that lead into the network around it (SSRF).
 *
 * @param timeout for connecting, in milliseconds
 */
export function guard(
  { mayReach = isPublicAddress, lookup = lookupName }: GuardOptions,
  timeout: number,
): Guard {
  return {
    agent: new Agent({
      connect: { lookup: guardedLookup(lookup, mayReach), timeout },
      // Never kept open: another member's call would find a connection nobody has checked for it.
      pipelining: 0,
    }),
    refuse: ({ hostname, username, password }) => {
      if (username || password) throw new Error('No address of a page.');
      const host = hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !mayReach(host)) throw new Error('Not on the open internet.');
    },
  };
}

function guardedLookup(lookup: typeof lookupName, mayReach: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || first === undefined) return callback(error ?? new Error('No such host.'), '');
      // All of them: the next try might take another.
      if (!found.every(({ address }) => mayReach(address))) {
        return callback(new Error('Not on the open internet.'), '');
      }
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
}
