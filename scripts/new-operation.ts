/**
 * Writes what can be written of an operation (`npm run new:operation <operationId>`): the line of its path file in
 * `openapi.yaml`, handler, test and fixture; of a list also repository and presenter. Overwrites nothing.
 *
 * - `--url` says the URL of a new path file where a segment has an underscore. With `--tag` and `--item` it writes the
 *   contract of a list that does not exist yet: path, schema and examples, to be described by hand.
 * - `--table` makes a table for the rows of the list: migrations, the member's archive, the tests of bystanders.
 * - `--page <feature> --at <address>` adds a page with row, test, journey, address and route; in the settings a section.
 *   Of an operation that is built it writes nothing else (`npm run new:screen <operationId>`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OperationId } from '../generated/operations.ts';
import { contractFiles } from './new-operation/contract-files.ts';
import { unlistedPaths, withPathLine } from './new-operation/contract-index.ts';
import { kebabCase } from './new-operation/names.ts';
import { keyPath, pageFiles, withPath, withRoute, withSection } from './new-operation/page-files.ts';
import { withCounts } from './new-operation/readme-counts.ts';
import { type ListOperation, serverFiles } from './new-operation/server-files.ts';
import {
  migrationFiles,
  nextMigration,
  withLikeThing,
  withMemberData,
  withMemberDataIn,
} from './new-operation/table-files.ts';
import { parseOptions } from './support/parse-options.ts';

const { positionals, values } = parseOptions({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    tag: { type: 'string' },
    item: { type: 'string' },
    table: { type: 'string' },
    page: { type: 'string' },
    at: { type: 'string' },
  },
});
const [id = ''] = positionals;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Fails when a file exists already, before anything is written. */
function failIfAnyExists(files: Record<string, string>): void {
  for (const file of Object.keys(files)) if (existsSync(file)) fail(`${file} exists already.`);
}

function write(file: string, text: string, verb: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${verb} ${file}`);
}

/** Changes a file that exists. */
function extend(file: string, change: (text: string) => string): void {
  write(file, change(readFileSync(file, 'utf8')), 'extended');
}

const { page: feature, at: address, table, url: newUrl } = values;
if ((feature === undefined) !== (address === undefined)) fail('--page and --at belong together.');
if ((values.tag === undefined) !== (values.item === undefined)) fail('--tag and --item belong together.');
if (table !== undefined && !/^[a-z]+(_[a-z]+)*$/.test(table))
  fail('--table is a name such as reading_goals.');

if (values.tag !== undefined && values.item !== undefined) {
  if (!/^list[A-Z]/.test(id)) fail('The contract of a list is written for an operation named list<Items>.');
  if (!newUrl?.startsWith('/v2/') || newUrl.includes('{'))
    fail('--tag and --item need --url, such as /v2/user/reading_goals, without parameters.');
  const contract = contractFiles({ id, tag: values.tag, url: newUrl, schema: values.item });
  failIfAnyExists(contract);
  for (const [file, text] of Object.entries(contract)) write(file, text, 'wrote');
}

const INDEX = 'openapi/openapi.yaml';
const index = readFileSync(INDEX, 'utf8');
const unlisted = unlistedPaths(index, globSync('paths/*/*.yaml', { cwd: 'openapi' }), newUrl);
for (const { file, url } of unlisted) console.log(`${url} is ${file}`);
if (unlisted.length > 0) writeFileSync(INDEX, unlisted.reduce(withPathLine, index));

// The operation may have been written a moment ago.
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
const { operations } = await import('../generated/operations.ts');
const { paths, components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
};
if (!Object.hasOwn(operations, id)) fail(`The contract has no operation "${id}".`);

const { tag, method, path, access } = operations[id as OperationId];
const folder = `server/modules/${tag}`;
const isBuilt = existsSync(`${folder}/operations/${id}.ts`);

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Media {
  schema?: Schema;
  examples?: Record<string, { value?: { response?: Record<string, unknown> } }>;
}

/** Returns the operation as a list, when its answer is an array of a named schema with links. */
function asList(): ListOperation | undefined {
  const operation = paths[path]?.[method.toLowerCase()] as {
    responses: Record<string, { content?: { 'application/json'?: Media } }>;
  };
  const media = operation.responses[200]?.content?.['application/json'];
  const answer = media?.schema?.properties?.response;
  const { links, ...fields } = answer?.properties ?? {};
  const array = Object.entries(fields).find(([, { items }]) => items?.$ref);
  const schema = array?.[1].items?.$ref?.split('/').at(-1);
  if (!links || !array || !schema) return undefined;
  const hasTime = components.schemas[schema]?.properties?.createdTs !== undefined;
  const [first] = Object.values(media?.examples ?? {});
  const example = isBuilt ? first?.value?.response : undefined;
  return { id, tag, method, path, items: array[0], schema, hasTime, ...(example ? { example } : {}) };
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

if (isBuilt && feature === undefined) fail(`${id} is built; --page and --at write a page for it.`);
const list = method === 'GET' ? asList() : undefined;
if (feature && !list) fail(`${id} answers no list, so its page is not written.`);
const firstItem = (list?.example?.[list.items] as unknown[] | undefined)?.[0];
if (feature && (pathNames.length > 0 || (firstItem !== undefined && !keyPath(firstItem))))
  fail(`${id} needs a path, or its items have no id: write its page by hand, after one that is there.`);
if (table && !list) fail(`${id} answers no list, so its table is not written.`);

const moduleFile = `${folder}/module.ts`;
const memberDataFile = `${folder}/member-data.ts`;
const MIGRATIONS = 'server/db/migrations';
const files: Record<string, string> = {
  ...(isBuilt ? {} : { ...(list ? serverFiles(list, table) : plainFiles()), ...fixtureFile() }),
  ...(list && feature && address ? pageFiles(list, feature, address) : {}),
  ...(table ? migrationFiles(table, nextMigration(globSync('*.sql', { cwd: MIGRATIONS }))) : {}),
  ...(existsSync(moduleFile)
    ? {}
    : {
        [moduleFile]: `import { defineModule } from '#server/define-module.ts';

/** Declares the module \`${tag}\`. */
export const module = defineModule({});
`,
      }),
};
failIfAnyExists(files);
for (const [file, text] of Object.entries(files)) write(file, text, 'wrote');

const extended: string[] = [];
if (table) {
  const memberData = existsSync(memberDataFile) ? readFileSync(memberDataFile, 'utf8') : '';
  write(memberDataFile, withMemberData(memberData, table), memberData === '' ? 'wrote' : 'extended');
  extend(moduleFile, withMemberDataIn);
  extend('tests/rights/like-things.ts', (text) => withLikeThing(text, table));
  extended.push(memberDataFile, moduleFile);
}
if (list && feature && address) {
  const pathsFile = `src/paths/${feature}-paths.ts`;
  const patterns = /export const (\w+Patterns)/.exec(readFileSync(pathsFile, 'utf8'))?.[1] ?? 'patterns';
  extend(pathsFile, (text) => withPath(text, list.items, address));
  extend(`src/features/${feature}/routes.ts`, (text) => withRoute(text, list.items, patterns));
  if (feature === 'settings') {
    const sectionsFile = 'src/entities/settings/sections/sections.ts';
    extend(sectionsFile, (text) => withSection(text, list.items));
    extended.push(sectionsFile);
  }
}
const formatted = [...Object.keys(files), ...extended].filter((file) => !file.endsWith('.sql'));
execFileSync('biome', ['check', '--write', ...formatted], { stdio: 'ignore' });
execFileSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
// The module read above was loaded before the handler was written.
const { notBuilt } = (await import('../generated/handlers.ts')) as { notBuilt: readonly string[] };
extend('README.md', (text) => withCounts(text, Object.keys(operations).length, notBuilt.length));
if (feature) execFileSync('lingui', ['extract', '--clean'], { stdio: 'inherit' });
