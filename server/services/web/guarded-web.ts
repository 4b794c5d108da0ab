import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Hops from one address to the next that are followed. */
const MOST_HOPS = 5;
/** For all hops together, in milliseconds. */
const MOST_TIME = 5000;

/** What a page or file elsewhere is. */
export type WebFile = {
  /** Where it was found in the end. */
  url: string;
  /** Its media type without parameters, in lower case. */
  type: string;
  /** How the answer says its text is written; undefined when it does not say. */
  charset: string | undefined;
  bytes: Buffer;
};

/** The address leads nowhere the server may or can read. Never says why: that would tell of the network around it. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Reads one file of the open web. */
export type ReadWeb = (url: string, wanted: { accept: string; mostBytes: number }) => Promise<WebFile>;

export type GuardedWebOptions = {
  /** How the server introduces itself. */
  userAgent: string;
  /** Instead of the open internet, in tests. */
  mayReach?: (address: string) => boolean;
  /** Instead of the machine's own way to resolve names, in tests. */
  lookup?: typeof lookupName;
};

/**
 * Makes what reads pages that members name. Each name is resolved once, checked, and connected to as it was resolved, so
 * that it cannot mean something else a moment later; each redirect is checked like the first address. Answers are cut off
 * by size (as sent, and once unpacked) and by time. https://undici.nodejs.org
 */
export function guardedWeb({
  userAgent,
  mayReach = isPublicAddress,
  lookup = lookupName,
}: GuardedWebOptions): ReadWeb {
  const agent = new Agent({
    connect: { lookup: guardedLookup(lookup, mayReach), timeout: MOST_TIME },
    // Never kept open: another member's call would find a connection nobody has checked for it.
    pipelining: 0,
  });
  return async (address, { accept, mostBytes }) => {
    const signal = AbortSignal.timeout(MOST_TIME);
    let url = address;
    try {
      for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
        const target = new URL(url);
        refuseAddress(target, mayReach);
        const response = await fetch(target, {
          dispatcher: agent,
          redirect: 'manual',
          signal,
          headers: { accept, 'user-agent': userAgent },
        });
        const next = redirectOf(response);
        if (next === undefined) return await fileOf(response, target.href, mostBytes);
        await response.body?.cancel();
        url = new URL(next, target).href;
      }
    } catch (error) {
      throw new Unreachable(`${address} cannot be read`, { cause: error });
    }
    throw new Unreachable(`${address} leads on and on`);
  };
}

/** A host that is an address is connected to without being looked up. */
function refuseAddress(
  { protocol, hostname, username, password }: URL,
  mayReach: (address: string) => boolean,
) {
  if (!/^https?:$/.test(protocol) || username || password) throw new Error('No address of a page.');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host)) throw new Error('Not on the open internet.');
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

function redirectOf({ status, headers }: Response): string | undefined {
  return status >= 300 && status < 400 ? (headers.get('location') ?? undefined) : undefined;
}

async function fileOf(response: Response, url: string, mostBytes: number): Promise<WebFile> {
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`Answered ${response.status}.`);
  }
  const declared = response.headers.get('content-type') ?? '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop ends the answer as well.
    if (size > mostBytes) throw new Error('Too large.');
    chunks.push(chunk);
  }
  return {
    url,
    type: declared.split(';')[0]?.trim().toLowerCase() ?? '',
    charset: /charset="?([\w-]+)/i.exec(declared)?.[1],
    bytes: Buffer.concat(chunks),
  };
}
