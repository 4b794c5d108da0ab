import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import { operationRows } from '../contract/bundle.ts';
import { makeCall } from './call.ts';
import { expectedCode, rolesOf } from './expected.ts';
import { CALLERS, rightsWorld, type World } from './world.ts';

/** Bodies that no operation accepts. */
const UNREADABLE: Readonly<Record<string, Pick<Ingredients, 'payload' | 'headers'>>> = {
  'a field nobody knows': { payload: { nobody_knows: 1 } },
  'no JSON': { payload: Buffer.from('{"a":'), headers: { 'content-type': 'application/json' } },
  'another type': { payload: Buffer.from('a'), headers: { 'content-type': 'text/plain' } },
  'a form without an end': {
    payload: Buffer.from('--edge\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  },
  nothing: {},
};

let world: World;
beforeAll(async () => {
  world = await rightsWorld();
});
afterAll(() => world.t.close());

const withBody = operationRows
  .filter(({ operation }) => operation.operationId in handlers && operation.requestBody)
  .map(({ operation }) => operation.operationId as OperationId);

/** Returns true when a refusal follows from the contract and what is known before the body. */
function isKnownEarly(id: OperationId): boolean {
  const roles = rolesOf(id);
  return roles.length > 0 && roles.every((role) => !role.hasException && role.in !== 'body');
}

test('the contract has calls whose permission is known before the body, and others', () => {
  expect(withBody.filter(isKnownEarly).length).toBeGreaterThan(20);
  expect(withBody.filter((id) => !isKnownEarly(id)).length).toBeGreaterThan(50);
});

test.each(withBody.filter((id) => operations[id].access !== 'public'))(
  '%s refuses a caller without permission first, whatever the body is',
  async (id) => {
    const callers = isKnownEarly(id) ? CALLERS : (['visitor'] as const);
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    for (const caller of callers) {
      const {
        payload: _payload,
        headers: _headers,
        ...address
      } = (await fixtures[id]?.recipe?.(world)) ?? {};
      const code = expectedCode(id, caller, { ...address, code: undefined as never });
      if (code === undefined) continue;
      for (const [what, body] of Object.entries(UNREADABLE)) {
        const reply = await makeCall(world, id, caller, { ...address, ...body });
        found.push([caller, what, reply.body?.errors?.[0].code]);
        wanted.push([caller, what, code]);
      }
    }
    expect(found).toEqual(wanted);
  },
);
