/**
 * Writes everything in generated/ from openapi/, the list of handler files, the data of the fixtures (tests/fixtures) and
 * the migrations. The only writer of that folder.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundleText } from './contract/bundle-text.ts';
import { readCatalogue } from './contract/catalogue.ts';
import { choicesModule } from './contract/choices.ts';
import { type Document, operationsOf } from './contract/document.ts';
import { expandErrors } from './contract/expand-errors.ts';
import { expandHeaders, readHeaders } from './contract/expand-headers.ts';
import { fixturesText } from './contract/fixture-data.ts';
import {
  declaredModules,
  handlerFiles,
  handlersModule,
  mailKindFiles,
  mailKindsModule,
  modulesModule,
  notificationKindFiles,
  notificationKindsModule,
  notificationViewsModule,
} from './contract/handlers-module.ts';
import { insertExamples, loadExamples } from './contract/insert-examples.ts';
import { insertLinks, readLinks } from './contract/insert-links.ts';
import { makeValidatorsLazy } from './contract/lazy-validators.ts';
import { readLegacyClients } from './contract/legacy-clients.ts';
import { limitsModule, readLimits } from './contract/limits.ts';
import { insertScopes, readScopes, scopesModule } from './contract/scopes.ts';
import { readSettingDefaults, settingDefaultsModule } from './contract/setting-defaults.ts';
import { prepareStage, syncFolder } from './contract/stage.ts';
import { errorMessagesModule, errorsModule, HEAD, operationsModule } from './contract/write-manifest.ts';
import { schemaModule } from './database/row-types.ts';

type Examples = Awaited<ReturnType<typeof loadExamples>>;

/** Types of the files that are bundled for the server. */
const BUNDLE_TYPES = {
  'mail-templates.d.ts': `${HEAD}
export { listMailKinds, mailFixture, renderMail } from '#server/mail/templates/render-mail.tsx';
`,
  'element-words.d.ts': `${HEAD}
export { elementWordsIn } from '#server/feed/elements/words/element-words.ts';
`,
  'push-words.d.ts': `${HEAD}
export { pushWordsIn } from '#server/modules/notifications/push/words/push-words.ts';
`,
  'receipt-words.d.ts': `${HEAD}
export { type ReceiptWords, receiptWordsIn } from '#server/modules/payments/receipts/words/receipt-words.ts';
`,
  'topic-titles.d.ts': `${HEAD}
export { topicTitlesIn } from '#server/modules/onboarding/words/topic-titles.ts';
`,
};

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));

/** Runs a generator and prints its warnings. */
async function runGenerator(name: string, args: string[], cwd = root): Promise<void> {
  try {
    await run(join(root, 'node_modules/.bin', name), args, { cwd, maxBuffer: 64 << 20 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} failed\n${stdout}${stderr}`);
  }
}

/** Bundles the hand-written files into one document. */
async function bundle(): Promise<Document> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-bundle-'));
  try {
    const file = join(folder, 'bundle.json');
    await runGenerator('redocly', ['bundle', 'openapi/openapi.yaml', '--output', file]);
    return JSON.parse(await readFile(file, 'utf8')) as Document;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reduces every operation to the content type that generated clients send (`x-also-by`, openapi/README.md). */
function onlyFirstContentType(document: Document): void {
  for (const { operation } of operationsOf(document)) {
    const [first] = Object.entries(operation.requestBody?.content ?? {});
    if (operation.requestBody && first) operation.requestBody.content = Object.fromEntries([first]);
  }
}

/**
 * Returns a copy of the document without links and without the prose in its schemas, parameters and answers, which
 * would end up in the validators.
 */
function withoutProse(source: Document): Document {
  const PROSE = new Set(['examples', 'example', 'links', 'x-why']);
  const strip = (value: unknown, depth: string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, depth));
    if (typeof value !== 'object' || value === null) return value;
    const isPropertyMap = depth.at(-1) === 'properties';
    const inSchema = depth.includes('schema') || depth[0] === 'components';
    return Object.fromEntries(
      Object.entries(value)
        .filter(
          ([key, child]) =>
            isPropertyMap ||
            !(PROSE.has(key) || (inSchema && key === 'description' && typeof child === 'string')),
        )
        .map(([key, child]) => [key, strip(child, [...depth, key])]),
    );
  };
  const copy = strip(source, []) as Document;
  copy.info = { title: source.info.title, version: source.info.version };
  onlyFirstContentType(copy);
  return copy;
}

const started = performance.now();
const times: string[] = [];

/** Prints how long a step took; independent steps run in parallel. */
async function timeStep<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  times.push(`${name} ${((performance.now() - from) / 1000).toFixed(1)}`);
  return result;
}

/** Writes calls and validators, from the document without its examples. */
async function writeCalls(document: Document, stage: string): Promise<void> {
  await writeFile(join(stage, '.cache/orval-input.json'), JSON.stringify(withoutProse(document)));
  await runGenerator('orval', ['--config', 'orval.config.ts'], stage);
  await makeValidatorsLazy(join(stage, 'generated/hooks'));
}

/** Waits for all, then throws the first error: nothing may still write when the staging folder is removed. */
async function settleAll(works: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Writes the bundled document and the types made from it. */
async function writeDocument(document: Document, examples: Examples, generated: string): Promise<void> {
  insertExamples(document, examples);
  insertLinks(document, readLinks());
  document['x-family'] = readLegacyClients();
  await writeFile(join(generated, 'operations.ts'), operationsModule(document));
  await writeFile(join(generated, 'choices.ts'), choicesModule(document));
  // The transport sends the request headers: types without them keep calls free of them.
  const withoutHeaders = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  expandHeaders(document, readHeaders());
  await writeFile(join(generated, 'openapi.json'), bundleText(document));
  const types = await openapiTS(withoutHeaders, { defaultNonNullable: false });
  await writeFile(join(generated, 'types/api.d.ts'), `${HEAD}\n${astToString(types)}`);
}

/** Bundles the templates of mails and the words of elements, which Node cannot run as they are written. */
async function writeServerBundles(stage: string): Promise<void> {
  const outDir = join(stage, 'generated');
  await runGenerator('vite', [
    'build',
    '--config',
    'vite.server.config.ts',
    '--logLevel',
    'warn',
    '--outDir',
    outDir,
  ]);
  for (const [name, types] of Object.entries(BUNDLE_TYPES)) await writeFile(join(outDir, name), types);
}

/** Writes the row types of the migrated database. */
async function writeSchema(generated: string): Promise<void> {
  const present = await readFile(join(root, 'generated/schema.ts'), 'utf8').catch(() => undefined);
  await writeFile(join(generated, 'schema.ts'), await schemaModule(present));
}

const catalogue = readCatalogue();
const scopes = readScopes();
const settingDefaults = settingDefaultsModule(readSettingDefaults());
const stage = await prepareStage(root);
try {
  const generated = join(stage, 'generated');
  await writeFile(join(generated, 'setting-defaults.ts'), settingDefaults);
  const mailKinds = mailKindsModule(mailKindFiles(root));
  await writeFile(join(generated, 'mail-kinds.ts'), mailKinds);
  // The examples and the templates of mails import them from their place.
  await writeFile(join(root, 'generated/setting-defaults.ts'), settingDefaults);
  await writeFile(join(root, 'generated/mail-kinds.ts'), mailKinds);
  const [document, examples] = await Promise.all([
    timeStep('bundle', bundle),
    timeStep('examples', loadExamples),
    writeFile(join(generated, 'errors.ts'), errorsModule(catalogue)),
    writeFile(join(generated, 'error-messages.ts'), errorMessagesModule(catalogue)),
    writeFile(join(generated, 'limits.ts'), limitsModule(readLimits())),
    writeFile(join(generated, 'scopes.ts'), scopesModule(scopes)),
  ]);
  const handlers = handlersModule(document, handlerFiles(root));
  const fixtures = fixturesText(document, root);
  const kinds = notificationKindFiles(root);
  insertScopes(document, scopes);
  expandErrors(document, catalogue);
  // The first takes longest and is a process of its own; it reads nothing that the second writes.
  await settleAll([
    writeFile(join(generated, 'handlers.ts'), handlers),
    writeFile(join(generated, 'fixtures.json'), fixtures),
    writeFile(join(generated, 'server-modules.ts'), modulesModule(declaredModules(root))),
    writeFile(join(generated, 'notification-kinds.ts'), notificationKindsModule(kinds)),
    writeFile(join(generated, 'notification-views.ts'), notificationViewsModule(kinds)),
    timeStep('calls and validators', () => writeCalls(document, stage)),
    timeStep('document and types', () => writeDocument(document, examples, generated)),
    timeStep('mails and words', () => writeServerBundles(stage)),
    timeStep('row types', () => writeSchema(generated)),
  ]);
  await timeStep('files', () => syncFolder(generated, join(root, 'generated')));
} finally {
  await rm(stage, { recursive: true });
}
console.log(
  `generated/ written in ${((performance.now() - started) / 1000).toFixed(1)} s (${times.join(', ')})`,
);
