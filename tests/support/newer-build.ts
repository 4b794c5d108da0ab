import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site in front of another that becomes a newer build of it: its service worker is another file from then on. */
export interface NewerBuild {
  url: string;
  /** Has the next build from now on. */
  deploy(): void;
  stop(): Promise<void>;
}

/** Puts such a site in front of the one at this address. */
export async function inFrontOf(site: string): Promise<NewerBuild> {
  let isNewer = false;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(site);
    const { method, url: path, headers } = incoming;
    const isWorker = path === '/sw.js';
    const asked = ask({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    asked.on('response', (answer) => {
      const { 'content-length': _, etag: __, 'last-modified': ___, ...told } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? told : answer.headers);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end(isNewer ? '\n// The next build.\n' : ''));
    });
    // Who goes away in the middle, as streams do when a page is left.
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNewer = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
