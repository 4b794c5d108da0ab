import { fetch, type Response } from 'undici';
import { type GuardOptions, guard } from './guarded-agent.ts';

/** Maximum number of redirects. */
const MAX_REDIRECTS = 5;
/** Time limit for all redirects together, in milliseconds. */
const REQUEST_TIMEOUT_MS = 5000;

/** A fetched page or file. */
export type WebFile = {
  /** Final address after redirects. */
  url: string;
  /** Media type without parameters, in lower case. */
  type: string;
  /** Charset of the Content-Type header; undefined without one. */
  charset: string | undefined;
  bytes: Buffer;
};

/**
 * Thrown when an address cannot or must not be fetched. Never names the reason, which would reveal the internal
 * network.
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Fetches one file from the public web. */
export type ReadWeb = (url: string, wanted: { accept: string; maxBytes: number }) => Promise<WebFile>;

export type GuardedWebOptions = GuardOptions & {
  /** User-Agent header of the server. */
  userAgent: string;
};

/**
 * Creates the function that fetches pages linked by members. Each name is resolved once, checked, and connected to at
 * that address, so that it cannot change meanwhile; each redirect is checked like the first address. Responses are
 * limited in size (as sent, and unpacked) and in time. https://undici.nodejs.org
 */
export function guardedWeb({ userAgent, ...options }: GuardedWebOptions): ReadWeb {
  const { agent, refuse } = guard(options, REQUEST_TIMEOUT_MS);
  return async (address, { accept, maxBytes }) => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    let url = address;
    try {
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
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
        if (next === undefined) return await fileOf(response, target.href, maxBytes);
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

async function fileOf(response: Response, url: string, maxBytes: number): Promise<WebFile> {
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`Answered ${response.status}.`);
  }
  const declared = response.headers.get('content-type') ?? '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop aborts the response as well.
    if (size > maxBytes) throw new Error('Too large.');
    chunks.push(chunk);
  }
  return {
    url,
    type: declared.split(';')[0]?.trim().toLowerCase() ?? '',
    charset: /charset="?([\w-]+)/i.exec(declared)?.[1],
    bytes: Buffer.concat(chunks),
  };
}
