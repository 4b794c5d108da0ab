/**
 * Measures what checking answers costs a page in compressed bytes (`npm run bench:validators`). One entry per tag
 * imports the validator of every call of that tag, as the generated calls do; Vite bundles and minifies it. The library
 * that all validators share is counted separately.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hooks = join(root, 'generated/hooks');
const VALIDATOR = /import\('\.\.\/\.\.\/zod\/([\w.]+\.ts)'\)\)\.(\w+)/g;

/** Returns the validators that the calls of a tag fetch, by export name. */
function validatorsOf(tag: string): Map<string, string> {
  const source = readFileSync(join(hooks, tag, `${tag}.ts`), 'utf8');
  return new Map(Array.from(source.matchAll(VALIDATOR), ([, file = '', name = '']) => [name, file]));
}

/** Returns the compressed bytes of these validators bundled together, with or without the library. */
async function bytes(validators: Map<string, string>, withLibrary: boolean): Promise<number> {
  const lines = Array.from(
    validators,
    ([name, file]) => `export { ${name} } from ${JSON.stringify(join(root, 'generated/zod', file))};`,
  );
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: withLibrary ? [] : [/^zod/],
        output: { format: 'es' },
      },
    },
  });
  const results = Array.isArray(output) ? output : [output];
  const chunks = results.flatMap((result) => ('output' in result ? result.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

const kB = (size: number): string => (size / 1000).toFixed(1);
const tags = readdirSync(hooks, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const all = new Map<string, string>();

console.log('| Entry | Validators | kB (gzip) | with zod/mini |\n|---|--:|--:|--:|');
async function row(name: string, validators: Map<string, string>) {
  return console.log(
    `| ${name} | ${validators.size} | ${kB(await bytes(validators, false))} | ${kB(await bytes(validators, true))} |`,
  );
}
for (const { name } of tags) {
  const validators = validatorsOf(name);
  for (const [key, file] of validators) all.set(key, file);
  await row(name, validators);
}
await row('everything', all);
const [small, large] = ['LikePost200', 'GetDashboard200'].map((name) => [name, all.get(name)] as const);
for (const single of [small, large]) {
  if (single?.[1]) await row(`\`${single[0]}\` alone`, new Map([[single[0], single[1]]]));
}
