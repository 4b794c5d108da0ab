/**
 * Writes the skeletons of a handler, its test and its fixture (`npm run new:operation <operationId>`) into
 * server/modules/<tag>/ and tests/fixtures/<tag>/, and lists the handler in generated/handlers.ts. Overwrites nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type OperationId, operations } from '../generated/operations.ts';

const [id = ''] = process.argv.slice(2);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

if (!Object.hasOwn(operations, id)) fail(`The contract has no operation "${id}".`);

const { tag, method, path, access } = operations[id as OperationId];
const folder = `server/modules/${tag}`;
const kebab = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The call's path with its parameters as template placeholders: `/v2/blog/${blog}/info`. */
const called = path.replaceAll('{', '${');

/** Variables of the test for the path's parameters. */
const named = [...path.matchAll(/\{(\w+)\}/g)]
  .map(([, name]) => `  const ${name} = 'what there is';\n`)
  .join('');

/** The caller of the test, according to the operation's access. */
const asked = `{ method: '${method}', url: \`${called}\` }`;
const call =
  access === 'public' ? `app.inject(${asked})` : `app.injectAs(await app.member('reader'), ${asked})`;

/** Parts of the recipe for the path's parameters. */
const recipeNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: 'what there is'`);
const recipeParts = recipeNames.length > 0 ? ` path: { ${recipeNames.join(', ')} } ` : '';

const files = {
  [`${folder}/operations/${id}.ts`]: `import type { Handler } from '#server/http/contract/handler.ts';
import { domainError } from '#server/core/errors.ts';

/** ${method} ${path} */
export const ${id}: Handler<'${id}'> = async ({ db, viewer }) => {
  throw domainError('not-built');
};
`,
  [`${folder}/${kebab}.test.ts`]: `import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';

test('${id} answers', async () => {
  const app = await buildTestApp();
  // Make what it needs, a bystander that must stay as it is, and the refusals as a table.
${named}  const { status } = await ${call};
  expect(status).toBe(200);
});
`,
  [`tests/fixtures/${tag}/${id}.ts`]: `import type { Fixture } from '#tests/fixtures/fixture.ts';

/** ${method} ${path} */
export const ${id}: Fixture<'${id}'> = {
  recipe: () => ({${recipeParts}}),${method === 'GET' && access === 'public' ? `\n  visibility: ['${path}'],` : ''}
};
`,
};

for (const [file, text] of Object.entries(files)) {
  if (existsSync(file)) fail(`${file} exists already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
