import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FindingsLog, type LoggedFinding } from './findings-log.ts';
import { forward } from './forward.ts';
import { findingsPage } from './page.ts';
import { startValidation } from './validation-thread.ts';

export interface ProxyOptions {
  /** The backend to validate. */
  backend: URL;
  /** Port of the proxy and of the findings page; 0 takes a free port. */
  port: number;
  pagePort: number;
  /** Called with each new finding. */
  onFinding?: (entry: LoggedFinding) => void;
  /** Called with a line that says which call could not be forwarded. */
  onFault?: (words: string) => void;
}

export interface RunningProxy {
  url: string;
  pageUrl: string;
  ledger: FindingsLog;
  /** Resolves when all exchanges so far are validated. */
  settled(): Promise<void>;
  /** Stops forwarding; exchanges that have passed are still validated. */
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of a running backend. Exchanges are validated after they have been answered, so that no
 * client waits for it.
 */
export async function startProxy({
  backend,
  port,
  pagePort,
  onFinding,
  onFault,
}: ProxyOptions): Promise<RunningProxy> {
  const judging = startValidation();
  const ledger = new FindingsLog();
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
        // The client has disconnected.
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

function tellEvents(response: ServerResponse, ledger: FindingsLog): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const tell = (entry: LoggedFinding) => response.write(`data: ${JSON.stringify(entry)}\n\n`);
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
