import { expect, test } from 'vitest';
import { operationRows, resolve, rowOf } from './contract.ts';
import type { Run } from './run.ts';
import { variations } from './sections/variations.ts';

const run = { config: { values: {} }, members: { owner: { actor: { bearer: 'owner' } } } } as unknown as Run;

/** Returns the path values by which a call names something that no server has, or why there are none. */
function unknownSubjectOf(id: string, name: string): unknown {
  const row = rowOf(id);
  const { method, path } = row;
  const varied = variations['unknown-subject']?.(run, row, { method, path, pathValues: { [name]: 'own' } });
  return typeof varied === 'object' ? varied.request.pathValues?.[name] : varied;
}

test.each([
  ['getBlogInfo', 'blog', 'conform-no-such-thing'],
  ['editBlogSettings', 'blog', 'conform-no-such-thing'],
  ['getDomain', 'domain_name', 'conform-no-such-thing.example'],
])('unknown-subject of %s names a %s that does not exist: %s', (id, name, unknown) => {
  expect(unknownSubjectOf(id, name)).toBe(unknown);
});

test('unknown-subject names only what the contract allows, so that it is looked up', () => {
  const wrong = operationRows.flatMap(({ id, parameters }) =>
    parameters
      .filter(({ in: where }) => where === 'path')
      .flatMap(({ name, schema }) => {
        const unknown = unknownSubjectOf(id, name);
        if (typeof unknown !== 'string' || unknown.startsWith('no unknown name')) return [];
        const { pattern, maxLength } = resolve(schema ?? {});
        const fits = new RegExp(String(pattern ?? ''), 'u').test(unknown);
        return fits && unknown.length <= Number(maxLength ?? Infinity) ? [] : [`${id} ${name}: ${unknown}`];
      }),
  );
  expect(wrong).toEqual([]);
});
