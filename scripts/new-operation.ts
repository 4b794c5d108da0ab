/**
 * Writes the skeleton of a handler and of its test (`npm run new:operation <operationId> -- <subject>`) into
 * server/modules/<tag>/<subject>/, and lists it in generated/handlers.ts. Overwrites nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type OperationId, operations } from '../generated/operations.ts';

const [id = '', subject = ''] = process.argv.slice(2);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

if (!Object.hasOwn(operations, id)) fail(`The contract has no operation "${id}".`);
if (!/^[a-z]+(?:-[a-z]+)*$/.test(subject))
  fail('Name the subject in kebab case: new:operation getPost -- core');

const { tag, method, path, access } = operations[id as OperationId];
const folder = `server/modules/${tag}/${subject}`;
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
};

for (const [file, text] of Object.entries(files)) {
  if (existsSync(file)) fail(`${file} exists already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
