/**
 * Writes what can be written of an operation (`npm run new:operation <operationId>`): the line of its path file in
 * `openapi.yaml`, handler, test and fixture; of a list also repository and presenter, and with `--page <feature> --at
 * <address>` its page with test, journey, address and route. `--url` says the URL of a new path file where a segment
 * has an underscore. Overwrites nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { OperationId } from '../generated/operations.ts';
import { unlistedPaths, withPathLine } from './new-operation/contract-index.ts';
import {
  kebabCase,
  type ListOperation,
  pageFiles,
  serverFiles,
  withPath,
  withRoute,
} from './new-operation/list-files.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string' }, at: { type: 'string' }, url: { type: 'string' } },
});
const [id = ''] = positionals;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const INDEX = 'openapi/openapi.yaml';
const index = readFileSync(INDEX, 'utf8');
const unlisted = unlistedPaths(index, globSync('paths/*/*.yaml', { cwd: 'openapi' }), values.url);
for (const { file, url } of unlisted) console.log(`${url} is ${file}`);
if (unlisted.length > 0) writeFileSync(INDEX, unlisted.reduce(withPathLine, index));

// The operation may have been written a moment ago.
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
const { operations } = await import('../generated/operations.ts');
const { paths } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};
if (!Object.hasOwn(operations, id)) fail(`The contract has no operation "${id}".`);

const { tag, method, path, access } = operations[id as OperationId];
const folder = `server/modules/${tag}`;

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Returns the operation as a list, when its answer is an array of a named schema with links. */
function asList(): ListOperation | undefined {
  const operation = paths[path]?.[method.toLowerCase()] as {
    responses: Record<string, { content?: { 'application/json'?: { schema?: Schema } } }>;
  };
  const answer = operation.responses[200]?.content?.['application/json']?.schema?.properties?.response;
  const { links, ...fields } = answer?.properties ?? {};
  const array = Object.entries(fields).find(([, { items }]) => items?.$ref);
  const schema = array?.[1].items?.$ref?.split('/').at(-1);
  return links && array && schema ? { id, tag, method, path, items: array[0], schema } : undefined;
}

/** The call's path with its parameters as template placeholders: `/v2/blog/${blog}/info`. */
const called = path.replaceAll('{', '${');
const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** Returns handler and test of an operation that is no list. */
function plainFiles(): Record<string, string> {
  const named = pathNames.map((name) => `  const ${name} = 'what there is';\n`).join('');
  const asked = `{ method: '${method}', url: \`${called}\` }`;
  const call =
    access === 'public' ? `app.inject(${asked})` : `app.injectAs(await app.member('reader'), ${asked})`;
  return {
    [`${folder}/operations/${id}.ts`]: `import type { Handler } from '#server/http/contract/handler.ts';
import { domainError } from '#server/core/errors.ts';

/** ${method} ${path} */
export const ${id}: Handler<'${id}'> = async ({ db, viewer }) => {
  throw domainError('not-built');
};
`,
    [`${folder}/${kebabCase(id)}.test.ts`]: `import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';

test('${id} answers', async () => {
  const app = await buildTestApp();
  // Make what it needs, a bystander that must stay as it is, and the refusals as a table.
${named}  const { status } = await ${call};
  expect(status).toBe(200);
});
`,
  };
}

/** Returns the fixture: the recipe, and the addresses of a read without a role. */
function fixtureFile(): Record<string, string> {
  const names = pathNames.map((name) => `${name}: 'what there is'`);
  const parts = names.length > 0 ? ` path: { ${names.join(', ')} } ` : '';
  const isOpenRead = method === 'GET' && (access === 'public' || access === 'member');
  return {
    [`tests/fixtures/${tag}/${id}.ts`]: `import type { Fixture } from '#tests/fixtures/fixture.ts';

/** ${method} ${path} */
export const ${id}: Fixture<'${id}'> = {
  recipe: () => ({${parts}}),${isOpenRead ? `\n  visibility: ['${path}'],` : ''}
};
`,
  };
}

const list = method === 'GET' ? asList() : undefined;
const { page: feature, at: address } = values;
if ((feature === undefined) !== (address === undefined)) fail('--page and --at belong together.');
if (feature && !list) fail(`${id} answers no list, so its page is not written.`);

const moduleFile = `${folder}/module.ts`;
const files: Record<string, string> = {
  ...(list ? serverFiles(list) : plainFiles()),
  ...fixtureFile(),
  ...(list && feature && address ? pageFiles(list, feature, address) : {}),
  ...(existsSync(moduleFile)
    ? {}
    : {
        [moduleFile]: `import { defineModule } from '#server/define-module.ts';

/** Declares the module \`${tag}\`. */
export const module = defineModule({});
`,
      }),
};

for (const file of Object.keys(files)) if (existsSync(file)) fail(`${file} exists already.`);

function write(file: string, text: string, verb: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${verb} ${file}`);
}

for (const [file, text] of Object.entries(files)) write(file, text, 'wrote');
if (list && feature && address) {
  const pathsFile = `src/paths/${feature}-paths.ts`;
  const routesFile = `src/features/${feature}/routes.ts`;
  const patterns = /export const (\w+Patterns)/.exec(readFileSync(pathsFile, 'utf8'))?.[1] ?? 'patterns';
  write(pathsFile, withPath(readFileSync(pathsFile, 'utf8'), list.items, address), 'extended');
  write(routesFile, withRoute(readFileSync(routesFile, 'utf8'), list.items, patterns), 'extended');
}
execFileSync('biome', ['check', '--write', ...Object.keys(files)], { stdio: 'ignore' });
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
