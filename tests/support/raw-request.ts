import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** An answer as it came, with its headers as text and its body parsed where it is JSON. */
export interface RawReply {
  status: number;
  head: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
}

/** Opens a port on this machine, for requests that no client library would send; closed with the app. */
export async function openPort(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends the lines of a request as they stand and reads until the server closes the connection. */
export async function rawRequest(port: number, lines: readonly string[], body = ''): Promise<RawReply> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  socket.write(`${[...lines, ...length, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  const rest = answer.slice(end + 4);
  // Chunked where the length was not known before.
  const json = rest.slice(rest.indexOf('{'), rest.lastIndexOf('}') + 1);
  const head = answer.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
    head,
    body: /^content-type: application\/json/im.test(head) ? JSON.parse(json) : rest,
  };
}
