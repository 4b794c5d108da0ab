import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { pathOf } from '../path-of.ts';
import type { Exchange } from './validate-exchange.ts';

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/**
 * Forwards a request to the backend and returns its answer unchanged but for the host, and passes both on for
 * validation. Streams (`text/event-stream`) are forwarded and not validated.
 *
 * @throws when the backend does not answer
 */
export async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  backend: URL,
): Promise<Exchange | undefined> {
  const sent = await buffer(incoming);
  const answer = await ask(incoming, outgoing, sent, backend);
  outgoing.writeHead(answer.statusCode ?? 502, rawHeaders(answer.rawHeaders));
  if (/^text\/event-stream/.test(answer.headers['content-type'] ?? '')) {
    answer.pipe(outgoing);
    outgoing.once('close', () => answer.destroy());
    return undefined;
  }
  const received = await buffer(answer);
  outgoing.end(received);
  return {
    method: incoming.method ?? 'GET',
    address: pathOf(incoming),
    request: { headers: flat(incoming.headers), body: bodyOf(incoming, sent) },
    response: {
      status: answer.statusCode ?? 502,
      headers: flat(answer.headers),
      body: bodyOf(answer, received),
    },
  };
}

function ask(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  backend: URL,
): Promise<IncomingMessage> {
  const send = backend.protocol === 'https:' ? httpsRequest : httpRequest;
  const { host: _host, 'transfer-encoding': _encoding, ...headers } = incoming.headers;
  const sized = body.length > 0 ? { 'content-length': String(body.length) } : {};
  return new Promise((resolve, reject) => {
    const request = send(
      new URL(backend.origin + pathOf(incoming)),
      { method: incoming.method, headers: { ...headers, ...sized, host: backend.host } },
      resolve,
    );
    request.once('error', reject);
    // The client has disconnected.
    outgoing.once('close', () => {
      if (!outgoing.writableEnded) request.destroy();
    });
    request.end(body);
  });
}

/** Returns the headers as received, repeated names included, without hop-by-hop headers. */
function rawHeaders(raw: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) pairs.push([name, raw[at + 1] ?? '']);
  }
  return pairs;
}

function flat(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Returns a body as Prism expects it: JSON parsed, anything else as text, none as undefined. */
function bodyOf({ headers }: IncomingMessage, bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = (DECODERS[headers['content-encoding'] ?? '']?.(bytes) ?? bytes).toString();
  if (!headers['content-type']?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
