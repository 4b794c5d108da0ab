/**
 * `npm run docs`: the reference site of the contract, dist/docs/api. The server serves it at /docs/api; scripts are files
 * of their own, so that the page needs no inline script, and it asks no other host for anything.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from './check/run-tool.ts';

/** More would make a page of eight megabytes; the contract itself has all of them. */
const EXAMPLES_PER_ANSWER = 2;

/** A copy of the contract in which every answer shows its first examples only. */
function withFewExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFewExamples);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const isMap =
        key === 'examples' && typeof child === 'object' && child !== null && !Array.isArray(child);
      return [
        key,
        isMap
          ? Object.fromEntries(Object.entries(child).slice(0, EXAMPLES_PER_ANSWER))
          : withFewExamples(child),
      ];
    }),
  );
}

/** Redoc's own logo, which no option leaves out; the page's policy would refuse it with an error in the console. */
const FOREIGN_LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w-]*\.svg/g;
const NO_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Moves every inline script of a page into a file named after its content. */
async function moveScriptsOut(html: string, folder: string): Promise<string> {
  const files: Array<Promise<void>> = [];
  const page = html.replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (_, attributes: string, code: string) => {
    const name = `${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
    files.push(writeFile(join(folder, name), code));
    return `<script${attributes} src="/docs/api/${name}"></script>`;
  });
  await Promise.all(files);
  return page;
}

// Redocly writes this into the page: readers are not to be counted by somebody else. The option of that name is overruled.
process.env.REDOCLY_TELEMETRY = 'off';

const started = performance.now();
const work = await mkdtemp(join(tmpdir(), 'skein-docs-'));
try {
  const source = join(work, 'openapi.json');
  const page = join(work, 'index.html');
  const contract: unknown = JSON.parse(await readFile(join(ROOT, 'generated/openapi.json'), 'utf8'));
  await writeFile(source, JSON.stringify(withFewExamples(contract)));
  const options = ['--inlineBundle', '--output', page];
  const run = await runTool('redocly', ['build-docs', source, ...options]);
  if (!run.ok) throw new Error(run.output);

  const target = join(ROOT, 'dist/docs/api');
  const fresh = `${target}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const html = (await readFile(page, 'utf8')).replace(FOREIGN_LOGO, NO_PICTURE);
  await writeFile(join(fresh, 'index.html'), await moveScriptsOut(html, fresh));
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
  console.log(`dist/docs/api written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} finally {
  await rm(work, { recursive: true });
}
