import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { registerClient, tokensFor } from '#tests/support/apps.ts';

/** Every call × the scopes of an app: it may do what `x-scope` says (openapi/scopes.yaml), and nothing else. */

let t: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await buildTestApp();
  const [author, member] = [await t.member('author'), await t.member('member')];
  const app = await registerClient(t, author);
  for (const scope of ['basic', 'write', 'offline_access']) {
    tokens[scope] = (await tokensFor(t, member, app, scope)).accessToken;
  }
});
afterAll(() => t.close());

const SCOPE_MISSING_CODE = 1018;
const ids = Object.keys(operations) as OperationId[];

/** Returns true when the app was refused because of its scope; other answers are checked by other tests. */
async function isRefused(id: OperationId, token: string | undefined): Promise<boolean> {
  const { method, path } = operations[id];
  const reply = await t.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, 'nothing-like-it'),
    headers: { authorization: `Bearer ${token}`, accept: 'application/json;format=camelcase' },
  });
  return reply.statusCode === 403 && reply.json().errors[0].code === SCOPE_MISSING_CODE;
}

test.each(['basic', 'write', 'offline_access'])(
  'an app with scope %s may make exactly these calls',
  async (held) => {
    const may = (id: OperationId) => operations[id].scope === 'basic' || operations[id].scope === held;
    const refused: OperationId[] = [];
    for (const id of ids) if (await isRefused(id, tokens[held])) refused.push(id);
    expect(refused).toEqual(ids.filter((id) => !may(id)));
  },
);

test('no app may access account, messages, money, site administration or other apps, whatever its scopes', () => {
  const open = ids.filter((id) => operations[id].scope !== 'none');
  // Typed by the contract, so that a tag that no longer exists fails to compile.
  const tags: readonly (typeof operations)[OperationId]['tag'][] = [
    'account',
    'auth',
    'apps',
    'messaging',
    'premium',
    'memberships',
    'blaze',
    'shop',
  ];
  const written = open.filter((id) => tags.includes(operations[id].tag) && operations[id].method !== 'GET');
  expect(written).toEqual([]);
  const site = open.filter((id) => {
    const operation = operations[id];
    return 'roles' in operation && operation.roles.some(({ subject }) => (subject as string) === 'site');
  });
  expect(site).toEqual([]);
  for (const id of [
    'getAuthorization',
    'answerAuthorization',
    'answerRequestToken',
    'listSecurityEvents',
    'listSessions',
    'getUserSettings',
    'listConversations',
  ] as const)
    expect(operations[id].scope).toBe('none');
});
