import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import type { Member } from './members.ts';

/** A client of an event stream. */
export interface EventStream {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  /** Events so far: the kind, and the data when there is any. */
  events: string[];
  /** True when the server ended the stream. */
  isEnded: boolean;
  /** Disconnects. */
  disconnect: () => void;
}

/** Opens a member's event stream through a port and waits until it is ready, or refused. */
export async function openEventStream(
  app: FastifyInstance,
  { sid }: Member,
  query = '',
): Promise<EventStream> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const request = get({
    port,
    host: '127.0.0.1',
    path: `/v2/user/events${query}`,
    agent: false,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${SITE_CLIENT_TOKEN}`,
      cookie: `sid=${sid}; logged_in=1`,
    },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  const heard: EventStream = {
    status,
    headers,
    events: [],
    isEnded: false,
    disconnect: () => request.destroy(),
  };
  const ready = Promise.withResolvers<void>();
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) {
      const [, kind, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      if (kind) heard.events.push(data === '{}' ? kind : `${kind} ${data}`);
      if (kind === 'ready') ready.resolve();
    }
  });
  answer.on('end', () => {
    heard.isEnded = true;
    ready.resolve();
  });
  // Disconnecting also ends it, without an event.
  answer.on('error', ready.resolve);
  await ready.promise;
  return heard;
}
