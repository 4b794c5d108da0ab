import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { guardedWeb, type ReadWeb } from '#server/web/guarded-web.ts';

/** A GIF provider, as a server of its own on this machine. */
export type GifProviderServer = {
  url: string;
  /** A web reader as the server uses it, which reaches only this machine. */
  web: ReadWeb;
  /** Received requests, in order: paths with their queries. */
  requests: URL[];
  /** Paths of requested files. */
  files: () => string[];
  /** Answer to all requests while it is set. */
  fault: { status: number; body: string } | undefined;
  /** Files by path, replacing a GIF of 40 × 30. */
  customFiles: Map<string, Buffer>;
  /** Number of GIFs it has. */
  count: number;
  close: () => Promise<void>;
};

/** The API key it accepts. */
export const PROVIDER_KEY = 'key-of-this-site-1234567890';

export async function startGifProvider(): Promise<GifProviderServer> {
  const gif = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .gif()
    .toBuffer();
  const server: Server = createServer((request, response) => {
    const requestUrl = new URL(request.url ?? '/', provider.url);
    provider.requests.push(requestUrl);
    if (provider.fault) {
      response.writeHead(provider.fault.status).end(provider.fault.body);
      return;
    }
    if (requestUrl.pathname.startsWith('/files/')) {
      response
        .writeHead(200, { 'content-type': 'image/gif' })
        .end(provider.customFiles.get(requestUrl.pathname) ?? gif);
      return;
    }
    if (requestUrl.searchParams.get('key') !== PROVIDER_KEY) {
      response.writeHead(403).end();
      return;
    }
    const from = Number(requestUrl.searchParams.get('pos') ?? 0);
    const to = Math.min(provider.count, from + Number(requestUrl.searchParams.get('limit')));
    const words = requestUrl.searchParams.get('q') ?? 'popular';
    const results = Array.from({ length: Math.max(0, to - from) }, (_, index) => {
      const name = `${words}-${from + index}`;
      const file = (size: string, side: number, bytes: number) => ({
        url: `${provider.url}/files/${encodeURIComponent(name)}-${size}.gif`,
        dims: [side, Math.round(side * 0.75)],
        size: bytes,
      });
      return {
        id: name,
        title: '',
        content_description: `${name}, moving`,
        itemurl: `https://provider.example/gif/${encodeURIComponent(name)}`,
        media_formats: {
          gif: file('full', 400, 9_000_000),
          mediumgif: file('medium', 320, 900_000),
          tinygif: file('tiny', 160, 90_000),
        },
      };
    });
    // The results include one that the site cannot show.
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        results: [{ id: 'an advertisement' }, ...results],
        next: to < provider.count ? String(to) : '',
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: GifProviderServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    web: guardedWeb({ userAgent: 'Test', mayReach: (address) => address === '127.0.0.1' }),
    requests: [],
    files: () =>
      provider.requests.map(({ pathname }) => pathname).filter((path) => path.startsWith('/files/')),
    fault: undefined,
    customFiles: new Map(),
    count: 5,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
