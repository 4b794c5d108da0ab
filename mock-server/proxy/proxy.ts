import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.ts';
import { startJudging } from './judging.ts';
import { type Entry, Ledger } from './ledger.ts';
import { findingsPage } from './page.ts';

export interface ProxyOptions {
  /** The backend that is judged. */
  backend: URL;
  /** Where the proxy listens, and the page of findings; 0 takes a free port. */
  port: number;
  pagePort: number;
  /** Told each new finding. */
  onFinding?: (entry: Entry) => void;
  /** Told in a line which call could not be passed on. */
  onFault?: (words: string) => void;
}

export interface RunningProxy {
  url: string;
  pageUrl: string;
  ledger: Ledger;
  /** Resolves when all exchanges so far are judged. */
  settled(): Promise<void>;
  /** Lets nothing more pass; what has passed is still judged. */
  close(): Promise<void>;
}

/** Starts a proxy before a running backend. What passes is judged afterwards, so that nobody waits for it. */
export async function startProxy({
  backend,
  port,
  pagePort,
  onFinding,
  onFault,
}: ProxyOptions): Promise<RunningProxy> {
  const judging = startJudging();
  const ledger = new Ledger();
  const underWay = new Set<Promise<void>>();

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const exchange = await forward(incoming, outgoing, backend);
    if (exchange === undefined) return;
    const findings = await judging.judge(exchange);
    for (const entry of ledger.add(exchange, findings)) onFinding?.(entry);
  }

  async function settled(): Promise<void> {
    await Promise.all(underWay);
  }

  const proxy = await listening(port, (incoming, outgoing) => {
    const passing = pass(incoming, outgoing)
      .catch((error: Error) => {
        // Whoever asked has left.
        if (outgoing.destroyed) return;
        onFault?.(`${incoming.method} ${incoming.url}: ${error.message}`);
        if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
        outgoing.end(`The backend at ${backend.origin} did not answer.`);
      })
      .finally(() => underWay.delete(passing));
    underWay.add(passing);
  });
  const page = await listening(pagePort, (request, response) => {
    if (request.url === '/events') return tellEvents(response, ledger);
    const found = request.url === '/';
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(found ? findingsPage : '');
  });
  return {
    url: proxy.url,
    pageUrl: page.url,
    ledger,
    settled,
    close: async () => {
      await proxy.close();
      await settled();
      await Promise.all([page.close(), judging.close()]);
    },
  };
}

function tellEvents(response: ServerResponse, ledger: Ledger): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const tell = (entry: Entry) => response.write(`data: ${JSON.stringify(entry)}\n\n`);
  for (const entry of ledger.entries()) tell(entry);
  response.once('close', ledger.listen(tell));
}

async function listening(port: number, listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
