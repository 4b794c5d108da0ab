import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';

/** The files of a small contract by path; `openapi.yaml` is its index. */
export type SampleFiles = Record<string, unknown>;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Returns a contract with these paths in one file. */
export function sampleContract(paths: object, components: object = {}): SampleFiles {
  return { 'openapi.yaml': { openapi: '3.1.1', info: { title: 'Sample', version: '1' }, paths, components } };
}

/** Returns a contract whose only call is `POST /v2/sample` with this request body. */
export function withBody(schema: object, components: object = {}): SampleFiles {
  const requestBody = { content: { 'application/json': { schema } } };
  return sampleContract({ '/v2/sample': { post: { operationId: 'createSample', requestBody } } }, components);
}

/** Returns a contract whose only schema is this. */
export function withSchema(schema: object): SampleFiles {
  return sampleContract({}, { schemas: { Sample: schema } });
}

interface Output {
  problems: Array<{ message: string; location: Array<{ source: { ref: string }; pointer: string }> }>;
}

function run(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(ROOT, 'node_modules/.bin/redocly'), 'lint', '--format=json', '--max-problems=1000'],
      { cwd: folder, maxBuffer: 16 << 20 },
      (error, stdout, stderr) =>
        stdout.startsWith('{') ? resolve(stdout) : reject(error ?? new Error(stderr)),
    );
  });
}

/** Parses the output of `redocly lint --format=json` for several contracts: one JSON text after the other. */
function parseAll(stdout: string): Output[] {
  return stdout.split(/(?<=^\})\s*(?=\{$)/m).map((text) => JSON.parse(text) as Output);
}

/**
 * Lints small contracts with one of the project's rules, as Redocly runs it, and returns the messages by the sample's
 * name, each with its location. One run for all samples, because starting the tool takes the time.
 */
export async function lintSamples<Name extends string>(
  rule: string,
  samples: Record<Name, SampleFiles>,
): Promise<Record<Name, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-lint-'));
  const messages = {} as Record<Name, string[]>;
  const names = Object.keys(samples) as Name[];
  for (const name of names) {
    messages[name] = [];
    for (const [file, value] of Object.entries(samples[name])) {
      const path = join(folder, name, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, stringify(value));
    }
  }
  const apis = names.map((name) => [
    name,
    { root: `${name}/openapi.yaml`, rules: { [`skein/${rule}`]: 'error' } },
  ]);
  await writeFile(
    join(folder, 'redocly.yaml'),
    stringify({ plugins: [join(ROOT, 'openapi/lint/plugin.ts')], apis: Object.fromEntries(apis) }),
  );
  try {
    for (const { message, location } of parseAll(await run(folder)).flatMap((output) => output.problems)) {
      const firstLocation = location[0];
      const [name, ...file] = (firstLocation?.source.ref ?? '').split('/');
      messages[name as Name].push(`${file.join('/')}${firstLocation?.pointer}: ${message}`);
    }
    return messages;
  } finally {
    await rm(folder, { recursive: true });
  }
}
