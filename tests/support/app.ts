import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppOptions, buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import type { Violation } from '#server/http/contract/check-response.ts';
import { type StoredFault, storedFaults } from '#server/http/contract/stored-shapes.ts';
import { API_CLIENT_TOKEN, SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { freshDatabase } from './database.ts';
import { type Member, type MemberDetails, newMember } from './members.ts';

/** An answer with its body parsed. `body` is undefined where there is none. */
export type Reply<Body = unknown> = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Body;
};

/** A success has its data under `response`, a failure under `errors`. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape; the contract check has typed them
export type AnyBody = any;

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  /** Folder of uploads; deleted on close. */
  dataDir: string;
  /** Creates a member with a primary blog of that name and a session. */
  member(blogName: string, more?: MemberDetails): Promise<Member>;
  /** Sends a call as a visitor through the site's client. Throws when the answer breaks the contract. */
  inject(options: InjectOptions | string): Promise<Reply<AnyBody>>;
  /** Sends a call as a member through the site: with cookie and CSRF token. */
  injectAs(member: Member, options: InjectOptions | string): Promise<Reply<AnyBody>>;
  /** Sends a call as a member through another client, with an access token. */
  injectWithToken(member: Member, options: InjectOptions | string): Promise<Reply<AnyBody>>;
  close(): Promise<void>;
};

export type TestAppOptions = Partial<AppOptions> & {
  /** Called with stored values that cannot be read; without it a call that reads one fails. */
  onStoredFault?: (fault: StoredFault) => void;
};

/**
 * Builds a server on a fresh database, without a port and without rate limits. Every answer is checked against the
 * contract; a call whose answer breaks it throws.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'skein-app-')));
  const db = options.db ?? (await freshDatabase());
  const violations: Violation[] = [];
  const app = buildApp({
    secret: 'a secret of at least thirty-two characters',
    checkResponses: (violation) => violations.push(violation),
    ...options,
    db,
    dataDir,
  });
  await app.ready();
  const faults: StoredFault[] = [];
  const onFault = (fault: unknown): void => {
    if (options.onStoredFault) options.onStoredFault(fault as StoredFault);
    else faults.push(fault as StoredFault);
  };
  storedFaults.subscribe(onFault);

  const call = async (
    given: InjectOptions | string,
    headers: Record<string, string>,
  ): Promise<Reply<AnyBody>> => {
    const request = typeof given === 'string' ? { url: given } : given;
    violations.length = 0;
    faults.length = 0;
    const answer = await app.inject({
      ...request,
      headers: { accept: 'application/json;format=camelcase', ...headers, ...request.headers },
    });
    const [violation] = violations;
    if (violation) {
      const { method, url, status, problem } = violation;
      throw new Error(`${method} ${url} answered ${status} against the contract: ${problem}`);
    }
    const [fault] = faults;
    if (fault) throw new Error(`${request.url} met ${fault.row}: ${fault.problem}`);
    const isJson =
      String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
    const body = isJson ? answer.json<AnyBody>() : answer.body || undefined;
    // Tests look at codes; a refusal must explain itself as well.
    for (const error of (isJson && answer.statusCode >= 400 && body.errors) || []) {
      if (!error.title || !error.detail)
        throw new Error(`${request.url} refuses with ${error.code} and without a sentence`);
    }
    return { status: answer.statusCode, headers: answer.headers as Reply['headers'], body };
  };

  return {
    app,
    db,
    dataDir,
    member: (blogName, more) => newMember(db, app.services.sessions, blogName, more),
    inject: (request) => call(request, { authorization: `Bearer ${SITE_CLIENT_TOKEN}` }),
    injectAs: (member, request) =>
      call(request, {
        authorization: `Bearer ${SITE_CLIENT_TOKEN}`,
        cookie: `sid=${member.sid}; logged_in=1`,
        'x-csrf': member.csrfToken,
      }),
    injectWithToken: async (member, request) => {
      const { token } = await app.services.sessions.createAccessToken(member.userId, API_CLIENT_TOKEN);
      return call(request, { authorization: `Bearer ${token}` });
    },
    close: async () => {
      storedFaults.unsubscribe(onFault);
      await app.services.post.settled();
      await app.close();
      if (options.db === undefined) await db.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
