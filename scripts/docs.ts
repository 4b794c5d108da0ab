/**
 * Writes the reference site of the contract into dist/docs/api (`npm run docs`): a getting-started guide, the error
 * catalogue, and every call to read and to try (Swagger UI, https://github.com/swagger-api/swagger-ui). Server and mock
 * serve it at /docs/api, with the contract itself as openapi.json and openapi.slim.json. Scripts and styles are files named after a hash of their content, and no page requests
 * anything from another host.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './check/run-tool.ts';
import type { Document } from './contract/document.ts';
import { slimDocument } from './contract/slim-document.ts';
import { readWorkflows } from './contract/workflows.ts';
import { catalogueBody } from './docs/catalogue.ts';
import { guideBody } from './docs/guide.ts';
import { pageHtml } from './docs/page.ts';
import { documentOfTag, referenceBody, referenceDocument } from './docs/reference.ts';
import { workflowsBody } from './docs/workflows.ts';
import { type MatrixReport, matrixBody, NO_RUN_BODY } from './matrix/report.ts';

const started = performance.now();
const target = join(ROOT, 'dist/docs/api');
const fresh = join(ROOT, `dist/docs/api.new-${process.pid}`);
const read = (file: string) => readFile(join(ROOT, file), 'utf8');

/** Writes a file under a name that contains a hash of its content, and returns its address. */
async function asset(name: string, ending: string, content: string | Uint8Array): Promise<string> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = `${name}.${digest}.${ending}`;
  await writeFile(join(fresh, file), content);
  return `/docs/api/${file}`;
}

/** Returns the content of the page about the screen matrix: the result of its last run here. */
async function screensBody(): Promise<string> {
  const report = await read('dist/matrix/report.json').catch(() => undefined);
  return report === undefined ? NO_RUN_BODY : matrixBody(JSON.parse(report) as MatrixReport);
}

async function writeSite(): Promise<void> {
  const contract = JSON.parse(await read('generated/openapi.json')) as Document & {
    info: { title: string; description: string };
    tags: Array<{ name: string; description: string }>;
  };
  const font = await readFile(
    join(ROOT, 'node_modules/@fontsource-variable/commissioner/files/commissioner-latin-volm-normal.woff2'),
  );
  const fontUrl = await asset('commissioner', 'woff2', font);
  const tokens = await Promise.all(['tokens', 'palettes'].map((name) => read(`src/app/styles/${name}.css`)));
  const look = (await read('scripts/docs/reference.css')).replace('FONT', fontUrl);
  const [own, theirs, library, start] = await Promise.all([
    asset('look', 'css', [...tokens, look].join('\n')),
    asset('swagger-ui', 'css', await read('node_modules/swagger-ui-dist/swagger-ui.css')),
    asset('swagger-ui', 'js', await read('node_modules/swagger-ui-dist/swagger-ui-bundle.js')),
    asset('try', 'js', await read('scripts/docs/try.js')),
  ]);
  const reference = referenceDocument(contract);
  const documents = await Promise.all(
    contract.tags.map(async ({ name }) => {
      const text = JSON.stringify(documentOfTag(reference, name));
      return [name, await asset(`openapi-${name}`, 'json', text)] as const;
    }),
  );
  await writeFile(join(fresh, 'openapi.json'), JSON.stringify(contract));
  await writeFile(join(fresh, 'openapi.slim.json'), JSON.stringify(slimDocument(contract)));
  const { title, version, description } = contract.info;
  const pages = {
    index: pageHtml({ path: '', version, styles: [own], body: guideBody(title, description) }),
    errors: pageHtml({ path: '/errors', version, styles: [own], body: catalogueBody(contract) }),
    workflows: pageHtml({
      path: '/workflows',
      version,
      styles: [own],
      body: workflowsBody(contract, readWorkflows()),
    }),
    screens: pageHtml({
      path: '/screens',
      version,
      styles: [own],
      body: await screensBody(),
    }),
    reference: pageHtml({
      path: '/reference',
      version,
      styles: [theirs, own],
      scripts: [library, start],
      body: referenceBody(contract.tags, documents),
    }),
  };
  for (const [name, html] of Object.entries(pages)) await writeFile(join(fresh, `${name}.html`), html);
}

try {
  await mkdir(fresh, { recursive: true });
  await writeSite();
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
  console.log(`dist/docs/api written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} finally {
  await rm(fresh, { recursive: true, force: true });
}
