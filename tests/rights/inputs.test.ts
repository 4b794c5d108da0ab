import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import type { OperationId } from '#generated/operations.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import { type JsonSchema, type OperationRow, operationRows, resolve } from '../contract/bundle.ts';
import { makeCall } from './call.ts';
import { rightsWorld, type World } from './world.ts';

const read = new Map<string, Set<string>>();
let world: World;
beforeAll(async () => {
  world = await rightsWorld({
    onRead: (id, _place, name) => void (read.get(id) ?? read.set(id, new Set()).get(id))?.add(name),
  });
});
afterAll(() => world.t.close());

function fieldsOf(schema: JsonSchema | undefined): string[] {
  const found = schema && resolve<JsonSchema>(schema);
  if (!found) return [];
  const forms = [...(found.oneOf ?? []), ...(found.anyOf ?? []), ...(found.allOf ?? [])];
  return [...Object.keys(found.properties ?? {}), ...forms.flatMap(fieldsOf)];
}

/** Returns every documented parameter and body field; forms with files are read as a whole. */
function inputsOf({ operation, parameters }: OperationRow): string[] {
  const body = operation.requestBody?.content['application/json']?.schema;
  const named = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
  return [...new Set([...named.map(({ name }) => name), ...fieldsOf(body)])];
}

const built = operationRows.filter(({ operation }) => operation.operationId in handlers);

test.each(built.map((row) => [row.operation.operationId as OperationId, row] as const))(
  '%s reads every input it documents',
  async (id, row) => {
    for (const recipe of [fixtures[id]?.recipe, ...(fixtures[id]?.variants ?? [])]) {
      if (recipe) await makeCall(world, id, 'writer', await recipe(world));
      if (recipe) await makeCall(world, id, 'admin', await recipe(world));
    }
    const passedOver = inputsOf(row).filter((name) => !read.get(id)?.has(name));
    expect(passedOver.sort()).toEqual(Object.keys(fixtures[id]?.unreadInputs ?? {}).sort());
  },
);

test('every unread input has a reason', () => {
  for (const [id, { unreadInputs = {} }] of Object.entries(fixtures)) {
    for (const [name, reason] of Object.entries(unreadInputs)) {
      expect(reason.length, `${id} ${name}`).toBeGreaterThan(20);
    }
  }
});
