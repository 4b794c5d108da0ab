import { readFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import { rowsOf } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { openPort } from '#tests/support/raw-request.ts';
import { workSettled } from '#tests/support/settled.ts';
import { rightsWorld, type World } from '../world.ts';
import { type Named, type Spelling, spellings } from './spellings.ts';
import { ownIds } from './things.ts';

/**
 * Sends every built call with a resource in its path as a caller without a role on it, with a resource of their own
 * named wherever another reader of the request might look.
 */

let world: World;
let port: number;
let victim: Pick<Member, 'userId' | 'blogId'>;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  world = await rightsWorld();
  port = await openPort(world.t.app);
  const desk = await findBlog(world.t.db, 'desk', null);
  victim = { userId: world.members.admin.userId, blogId: desk?.id ?? '' };
});
afterAll(async () => {
  agent.destroy();
  await world.t.close();
});

interface Answered {
  status: number;
  code: number | undefined;
  /** Body of the answer without the request id. */
  said: string;
}

/** Sends a request target unchanged: HTTP clients would normalise it. */
async function send(
  method: string,
  { path, headers = {} }: Pick<Spelling, 'path' | 'headers'>,
  { payload, headers: own = {} }: Ingredients,
  token: string,
): Promise<Answered> {
  const body =
    payload === undefined || Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  const sent = httpRequest({
    agent,
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: {
      accept: 'application/json;format=camelcase',
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
      ...own,
      ...headers,
    },
  });
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
    sent.end(body);
  });
  const said = await text(answer);
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode ?? 0,
    code: isJson && said ? JSON.parse(said).errors?.[0].code : undefined,
    said: said.replace(/"requestId":"[^"]*"/, ''),
  };
}

/** Accepted answers besides the plain refusal: the target is malformed, unknown, or does not have the method. */
const UNROUTED: readonly (readonly [status: number, code: number])[] = [
  [400, 5016],
  [404, 4004],
  [405, 4005],
];

function isRefused(
  { status, code }: Pick<Answered, 'status' | 'code'>,
  plain: Answered,
  { isSameTarget }: Spelling,
): boolean {
  if (status === plain.status && code === plain.code) return true;
  // Answers to HEAD have no body for a code.
  return (
    !isSameTarget && UNROUTED.some(([one, other]) => one === status && (code === undefined || other === code))
  );
}

interface Route {
  /** The operation, or the one whose rules apply to the route. */
  id: OperationId;
  method: string;
  pattern: string;
  ingredients?: Ingredients;
}

const operationRoutes = (Object.keys(handlers) as OperationId[])
  .map((id): Route => ({ id, method: operations[id].method, pattern: operations[id].path }))
  .filter(({ pattern }) => pattern.includes('{'));

/** Routes of resumable uploads, which are not in the contract. */
const resumableUploadRoutes = ['HEAD', 'PATCH', 'DELETE'].map(
  (method): Route => ({
    id: 'getUpload',
    method,
    pattern: '/media/uploads/{upload_id}',
    ingredients: {
      path: { upload_id: '' },
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      ...(method === 'PATCH' ? { payload: Buffer.from('abc') } : {}),
    },
  }),
);

/** Returns the victim's data: rows, and the bytes of a waiting upload. */
async function victimData(ids: Record<string, string>): Promise<unknown> {
  const { incoming } = world.t.app.services;
  const bytes = ids.upload_id ? await readFile(incoming.pathOf(ids.upload_id), 'hex') : undefined;
  return [await rowsOf(world.t, victim), bytes];
}

test('built calls with a resource in their path exist', () => {
  expect(operationRoutes.length).toBeGreaterThan(100);
});

test.each(
  [...operationRoutes, ...resumableUploadRoutes].map(
    (route) => [`${route.method} ${route.pattern}`, route] as const,
  ),
)('%s concerns what its path names, whatever else the request names', async (_name, route) => {
  const { id, method, pattern } = route;
  const { stranger, admin } = world.members;
  const ingredients = route.ingredients ?? (await fixtures[id]?.recipe?.(world)) ?? {};
  const { path: given = {}, query = {} } = ingredients;
  // Fixtures of recipes already belong to `desk`.
  const theirs = 'blog' in given ? given : await ownIds(world, id, given, admin, 'desk');
  const mine = await ownIds(world, id, given, stranger, 'otto');
  const named = (ids: Record<string, string>): Named => ({
    path: pattern.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')),
    ids,
    query,
  });
  const [foreign, own] = [named(theirs), named(mine)];
  const { token } = await world.t.app.services.sessions.createAccessToken(stranger.userId, 'test');
  const plainOf = ({ path }: Named, bearer: string) =>
    send(method, { path: `${path}?${new URLSearchParams(query)}` }, ingredients, bearer);
  await workSettled(world.t);
  const callers = [
    ['visitor', SITE_CLIENT_TOKEN],
    ['stranger', token],
  ] as const;
  const plain = new Map<string, Answered>();
  for (const [caller, bearer] of callers) plain.set(caller, await plainOf(foreign, bearer));
  const said = method === 'GET' ? (await plainOf(own, token)).said : undefined;
  const before = await victimData(theirs);

  const wrong: unknown[] = [];
  for (const [caller, bearer] of callers) {
    const refusal = plain.get(caller);
    // A call that everybody may make has no refusal to bypass.
    if (refusal === undefined || refusal.status < 400) continue;
    for (const spelling of spellings(foreign, own)) {
      const { status, code } = await send(method, spelling, ingredients, bearer);
      if (!isRefused({ status, code }, refusal, spelling))
        wrong.push([caller, spelling.what, spelling.path, status, code, refusal.status, refusal.code]);
    }
  }
  for (const spelling of own.path === foreign.path ? [] : spellings(own, foreign)) {
    const found = await send(method, spelling, ingredients, token);
    // A read must answer like the plain call; a write must leave no effect.
    const isOwn = said === undefined || found.said === said;
    if (found.status >= 500 || (found.status < 400 && !isOwn))
      wrong.push(['own', spelling.what, spelling.path, found.status, found.code]);
  }
  expect(wrong).toEqual([]);
  expect(await victimData(theirs)).toEqual(before);
});
