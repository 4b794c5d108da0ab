import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { validatorsOf } from './ajv.ts';
import { type ContractOperation, type DocumentOperation, loadContract, type Schema } from './load.ts';

const { document, operations } = loadContract();
const schemas = document.components.schemas ?? {};
/** All kinds of JSON values besides objects, and an object without a tag. */
const HOSTILE = ['x', '', 0, 7.5, true, null, [], [{}], {}] as const;

const PLAIN: ReadonlySet<unknown> = new Set(['string', 'boolean', 'integer', 'number']);
/** Returns true for a union of objects; plain values of different types need no discriminator. */
function isUnion({ oneOf }: Schema): boolean {
  return Array.isArray(oneOf) && oneOf.length > 1 && !oneOf.every(({ type }) => PLAIN.has(type));
}

/** Returns the JSON pointers of every union below a node; references are not followed. */
function unionsBelow(node: unknown, pointer: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.entries(node).flatMap(([key, child]) =>
    ['examples', 'example'].includes(key)
      ? []
      : unionsBelow(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return isUnion(node as Schema) ? [pointer, ...below] : below;
}

const unions = unionsBelow(schemas, '/components/schemas').concat(unionsBelow(document.paths, '/paths'));

/** Returns the names of all component schemas that a request body refers to. */
function schemasOfRequest({ body }: ContractOperation): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = (node as Schema).$ref?.split('/').at(-1);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      visit(schemas[name]);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(body?.schema);
  return names;
}

test('no union of the contract accepts a value that is no object, in requests and responses', () => {
  expect(unions.length).toBeGreaterThan(5);
  for (const pointer of unions) {
    const validate = validatorsOf(document).at(pointer);
    for (const value of HOSTILE) expect([pointer, value, validate(value)]).toEqual([pointer, value, false]);
  }
});

test('request schemas name their unions, so that the union test covers them', () => {
  const withUnions = operations.filter((operation) =>
    [...schemasOfRequest(operation)].some((name) => isUnion(schemas[name] ?? {})),
  );
  expect(withUnions.map(({ id }) => id)).toEqual(expect.arrayContaining(['createPost', 'editPost']));
  // Read from the document, because an operation's own body is already resolved.
  const bodies = Object.values(document.paths)
    .flatMap(({ parameters: _shared, ...methods }) => Object.values<DocumentOperation>(methods))
    .flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ schema }) => [operationId, schema] as const),
    );
  expect(bodies.length).toBeGreaterThan(100);
  for (const [id, schema] of bodies) expect([id, unionsBelow(schema, '')]).toEqual([id, []]);
});

test('createPost refuses blocks or layouts that are no objects by name, and writes nothing', async () => {
  const app = await buildTestApp({ db: await freshDatabase() });
  try {
    const [writer, bystander] = [await app.member('writer'), await app.member('bystander')];
    const text = { type: 'text', text: 'fine' };
    const post = (member: typeof writer, name: string, payload: object) =>
      app.injectAs(member, { method: 'POST', url: `/v2/blog/${name}/posts`, payload });
    expect((await post(bystander, 'bystander', { content: [text] })).status).toBe(201);
    for (const value of HOSTILE) {
      const cases = [
        [{ content: [value] }, 'content.0'],
        [{ content: [text, value] }, 'content.1'],
        [{ content: [text], layout: [value] }, 'layout.0'],
      ] as const;
      for (const [payload, field] of cases) {
        const { status, body } = await post(writer, 'writer', payload);
        expect([payload, status, body.errors?.[0]]).toMatchObject([payload, 400, { code: 5016 }]);
        expect(body.errors[0].field).toMatch(new RegExp(`^${field}(\\.type)?$`));
      }
    }
    const count = async (name: string) =>
      (await app.inject(`/v2/blog/${name}/posts`)).body.response.posts.length;
    expect([await count('writer'), await count('bystander')]).toEqual([0, 1]);
  } finally {
    await app.close();
  }
});
