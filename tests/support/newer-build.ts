import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a site that turns into a newer build of it: its service worker is a different file then. */
export interface NewerBuild {
  url: string;
  /** Switches to the next build. */
  deploy(): void;
  stop(): Promise<void>;
}

/** Starts such a proxy in front of the site at this address. */
export async function startNewerBuild(site: string): Promise<NewerBuild> {
  let isNewer = false;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(site);
    const { method, url: path, headers } = incoming;
    const isWorker = path === '/sw.js';
    const upstreamRequest = ask({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    upstreamRequest.on('response', (answer) => {
      const { 'content-length': _, etag: __, 'last-modified': ___, ...told } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? told : answer.headers);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end(isNewer ? '\n// The next build.\n' : ''));
    });
    // A client may disconnect in the middle, as event streams do when a page is left.
    upstreamRequest.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstreamRequest.destroy());
    incoming.pipe(upstreamRequest);
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
