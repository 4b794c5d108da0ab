import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findOperation } from '../../mock-server/choose-example.ts';
import { startMock } from '../../mock-server/server.ts';
import { ROOT } from '../check/run-tool.ts';
import type { Contract, DocumentedAnswer } from './answers.ts';

/** State of one browser page: its requests, and the answer forced on one of its calls. */
export interface PageSession {
  /** Value of the page's cookie. */
  id: string;
  /** Operations, once per call. */
  requested: string[];
  /** Requests that the mock refused because they break the contract. */
  invalidRequests: string[];
  pendingCount: number;
  /** Time of the last answer, by `performance.now()`. */
  lastAnsweredAt: number;
  forced?: ForcedAnswer;
  /** Answers that prepare a session; they are documented as well. */
  presetAnswers?: readonly ForcedAnswer[];
}

/** A documented answer that a call is given; a success only once, so that a list ends. */
export interface ForcedAnswer {
  operation: string;
  answer: DocumentedAnswer;
}

export interface MatrixSite {
  url: string;
  session: (id: string) => PageSession;
  stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

const PLACEHOLDER_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

interface CachedAnswer {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

const PAGE_SESSION_COOKIE = 'matrix_session';

function sessionIdOf(request: IncomingMessage): string {
  return new RegExp(`${PAGE_SESSION_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
}

function takePresetAnswer(session: PageSession, operation: string): DocumentedAnswer | undefined {
  const { forced } = session;
  if (forced?.operation === operation) {
    if (forced.answer.status < 400) delete session.forced;
    return forced.answer;
  }
  return session.presetAnswers?.find((one) => one.operation === operation)?.answer;
}

/** The cookie that identifies a browser page. */
export const pageSessionCookie = (id: string, url: string) => ({ name: PAGE_SESSION_COOKIE, value: id, url });

/**
 * Serves the built site on the mock, in this process: pages from the build, calls by Prism, except the one call that a
 * page has a forced answer for. Prism's answers are cached, so that it validates each request once.
 */
export async function startMatrixSite({ operations, bundle }: Contract): Promise<MatrixSite> {
  const mock = await startMock({ port: 0, bundle });
  const sessions = new Map<string, PageSession>();
  const cache = new Map<string, CachedAnswer>();
  const files = new Map<string, Promise<Buffer | undefined>>();

  function sessionFor(id: string): PageSession {
    const found = sessions.get(id) ?? {
      id,
      requested: [],
      invalidRequests: [],
      pendingCount: 0,
      lastAnsweredAt: 0,
    };
    sessions.set(id, found);
    return found;
  }

  function file(path: string): Promise<Buffer | undefined> {
    const found = files.get(path) ?? readFile(join(ROOT, 'dist/client', path)).catch(() => undefined);
    files.set(path, found);
    return found;
  }

  async function askMock(request: IncomingMessage, body: Buffer): Promise<CachedAnswer> {
    const visitor = /mock_session=out/.test(request.headers.cookie ?? '');
    const key = `${visitor} ${request.method} ${request.url} ${body.toString('base64')}`;
    const known = cache.get(key);
    if (known) return known;
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(mock.url + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const fresh: CachedAnswer = {
      status: answer.status,
      headers: [...answer.headers].filter(
        ([name]) =>
          !/^(connection|transfer-encoding|date|keep-alive|content-length|access-control-.*)$/.test(name),
      ),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    cache.set(key, fresh);
    return fresh;
  }

  async function answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<boolean> {
    const found = findOperation(operations, request.method ?? 'GET', path);
    if (!found && !/^\/(v2|svc|services|media|docs)\//.test(path)) return false;
    const session = sessionFor(sessionIdOf(request));
    const id = found?.operation.operationId;
    if (id) session.requested.push(id);
    const body = await buffer(request);
    const forced = id === undefined ? undefined : takePresetAnswer(session, id);
    if (forced) {
      const { status, body: example } = forced;
      response.writeHead(status, {
        'X-Request-Id': 'matrix',
        // A browser keeps a 410 for ever unless the answer says otherwise, and the next cells would be given it.
        'Cache-Control': 'no-store',
        ...(example === undefined ? {} : { 'Content-Type': 'application/json' }),
      });
      response.end(example === undefined ? undefined : JSON.stringify(example));
      return true;
    }
    const answer = await askMock(request, body);
    // The mock does not read uploaded files.
    const isForm = request.headers['content-type']?.includes('multipart');
    if (
      !isForm &&
      (answer.headers.some(([name, value]) => name === 'content-type' && value.includes('problem+json')) ||
        answer.status === 400)
    )
      session.invalidRequests.push(
        `${request.method} ${request.url} ${body.toString().slice(0, 200)}: ${answer.body.toString().slice(0, 300)}`,
      );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(answer.status === 204 ? undefined : answer.body);
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    if (path.startsWith('/media/')) {
      // Rendering the demo pictures thousands of times would take most of the time.
      response.writeHead(200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=31536000',
      });
      response.end(PLACEHOLDER_PICTURE);
      return;
    }
    if (await answerCall(request, response, path)) return;
    const known = extname(path) in TYPES && !path.includes('..') ? await file(path) : undefined;
    if (known === undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(await file('index.html'));
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(path)] ?? '',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(known);
  }

  const server = createServer((request, response) => {
    const session = sessionFor(sessionIdOf(request));
    session.pendingCount += 1;
    handle(request, response)
      .catch((error: unknown) => {
        console.error(request.method, request.url, error);
        response.destroy();
      })
      .finally(() => {
        session.pendingCount -= 1;
        session.lastAnsweredAt = performance.now();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    session: sessionFor,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await mock.close();
    },
  };
}
