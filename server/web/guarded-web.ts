import { fetch, type Response } from 'undici';
import { type GuardOptions, guard } from './guarded-agent.ts';

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

export type GuardedWebOptions = GuardOptions & {
  /** How the server introduces itself. */
  userAgent: string;
};

/**
 * Makes what reads pages that members name. Each name is resolved once, checked, and connected to as it was resolved, so
 * that it cannot mean something else a moment later; each redirect is checked like the first address. Answers are cut off
 * by size (as sent, and once unpacked) and by time. https://undici.nodejs.org
 */
export function guardedWeb({ userAgent, ...options }: GuardedWebOptions): ReadWeb {
  const { agent, refuse } = guard(options, MOST_TIME);
  return async (address, { accept, mostBytes }) => {
    const signal = AbortSignal.timeout(MOST_TIME);
    let url = address;
    try {
      for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
        const target = new URL(url);
        if (!/^https?:$/.test(target.protocol)) throw new Error('No address of a page.');
        refuse(target);
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
