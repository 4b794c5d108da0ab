import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Actor } from './caller.ts';

/** A raw answer: its head, and every byte after it. */
export interface RawAnswer {
  head: string;
  rest: string;
}

/**
 * Sends one call on a connection of its own and reads all bytes: HTTP clients discard what must not be there, such as
 * the body of a HEAD.
 *
 * @returns undefined when nothing came within the time
 */
export function sendRaw(
  url: URL,
  method: string,
  { bearer }: Actor,
  timeMs: number,
): Promise<RawAnswer | undefined> {
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const lines = [
    `${method} ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    `Authorization: Bearer ${bearer}`,
    'Accept: application/json;format=camelcase',
    'Connection: close',
  ];
  return new Promise((done) => {
    const socket = isSecure
      ? connectTls({ host: url.hostname, port, servername: url.hostname })
      : connect({ host: url.hostname, port });
    let text = '';
    const end = () => {
      socket.destroy();
      const cut = text.indexOf('\r\n\r\n');
      done(cut < 0 ? undefined : { head: text.slice(0, cut), rest: text.slice(cut + 4) });
    };
    socket.setTimeout(timeMs, end);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (text.length > 1_000_000) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}
