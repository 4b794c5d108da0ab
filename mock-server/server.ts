import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { chooseExample, findOperation } from './choose-example.ts';
import { type Bundle, operationsOf } from './contract.ts';
import { mediaOf } from './media.ts';
import { pathOf } from './path-of.ts';
import { Prism, type PrismAnswer, parsePrefer } from './prism.ts';
import { referenceFile } from './reference-site.ts';

const BUNDLE = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

/** Cookie that names the mock's viewer: `out` is a visitor, anything else the member of the examples. */
const SESSION_COOKIE = 'mock_session';

/** The cookie value after logging in or out; the mock itself has no state. */
const SESSION_COOKIE_AFTER: Readonly<Record<string, string>> = {
  createToken: 'in',
  registerAccount: 'in',
  endSession: 'out',
};

function isLoggedOut(request: IncomingMessage): boolean {
  return new RegExp(`(?:^|; )${SESSION_COOKIE}=out(?:;|$)`).test(request.headers.cookie ?? '');
}

/** Returns the body as Prism expects it: JSON parsed, anything else as text, none as undefined. */
function bodyOf(request: IncomingMessage, bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = bytes.toString();
  if (!request.headers['content-type']?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, PATCH, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader(
    'Access-Control-Expose-Headers',
    'X-CSRF, X-Request-Id, RateLimit, RateLimit-Policy, Retry-After',
  );
}

function send(response: ServerResponse, { status, headers, body }: Omit<PrismAnswer, 'isProblem'>): void {
  response.statusCode = status;
  // A browser keeps a 410 for ever unless the answer says otherwise.
  if (status >= 400) response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) {
    // The session cookies of the examples would overwrite the mock's own.
    if (name.toLowerCase() !== 'set-cookie') response.setHeader(name, value);
  }
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

export interface MockOptions {
  /** 0 takes a free port. */
  port: number;
  /** The project's own bundle by default. */
  bundle?: Bundle;
  /** Milliseconds to wait before every answer, to show loading states. */
  delay?: number;
}

export interface RunningMock {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Starts the mock: pictures of the demo world, and Prism with the example that fits the request. */
export async function startMock({ port, bundle, delay = 0 }: MockOptions): Promise<RunningMock> {
  const contract = bundle ?? (JSON.parse(readFileSync(BUNDLE, 'utf8')) as Bundle);
  const operations = operationsOf(contract);
  const prism = new Prism(contract);

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const body = bodyOf(request, await buffer(request));
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const found = findOperation(operations, method, url.pathname);
    if (!found) {
      const headers = { 'content-type': 'application/problem+json' };
      send(response, {
        status: 404,
        headers,
        body: { title: `The contract has no ${method} ${url.pathname}` },
      });
      return;
    }
    const mockRequest = {
      url,
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body,
    };
    const given = parsePrefer(request.headers.prefer?.toString());
    const choice = chooseExample(found, { query: url.searchParams, body, isLoggedOut: isLoggedOut(request) });
    let answer = await prism.request(found.operation, mockRequest, given ?? choice);
    // A request that breaks the contract is answered by a failure, which has no example of the chosen name.
    if (answer.isProblem && !given && choice) answer = await prism.request(found.operation, mockRequest);
    const session = answer.status < 300 ? SESSION_COOKIE_AFTER[found.operation.operationId] : undefined;
    if (session) response.setHeader('Set-Cookie', `${SESSION_COOKIE}=${session}; Path=/; SameSite=Lax`);
    send(response, answer);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://mock${pathOf(request)}`);
    allowOtherOrigins(request, response);
    if (request.method === 'OPTIONS') return send(response, { status: 204, headers: {}, body: undefined });
    const reference = await referenceFile(url.pathname);
    if (reference) {
      response.setHeader('Content-Type', reference.type);
      response.end(reference.body);
      return;
    }
    const media = mediaOf(url.pathname);
    if (!media) return answerCall(request, response, url);
    response.setHeader('Content-Type', media.type);
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.end(media.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error('The mock could not answer', request.method, request.url, error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
