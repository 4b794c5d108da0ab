import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address.ts';

export type GuardOptions = {
  /** Replaces the check for public addresses in tests. */
  mayReach?: (address: string) => boolean;
  /** Replaces name resolution in tests. */
  lookup?: typeof lookupName;
};

/** Restricts connections to allowed addresses. */
export type Guard = {
  /**
   * Agent for undici: resolves a name once, checks the result, and connects to exactly that address.
   * https://undici.nodejs.org
   */
  agent: Agent;
  /** @throws when the host is a forbidden IP address, which is connected to without a lookup */
  refuse: (url: URL) => void;
};

/**
 * Creates the protection against member-supplied addresses that lead into the internal network (SSRF).
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
      // Connections are not reused: another member's call would get a connection that was not checked for it.
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
      // All resolved addresses are checked, because a retry might use another one.
      if (!found.every(({ address }) => mayReach(address))) {
        return callback(new Error('Not on the open internet.'), '');
      }
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
}
