/**
 * Generates clients of three languages from the contract with published generators, compiles them, and makes their first
 * calls against a server with the demo world (`npm run clients:generated`, before a release). Needs Python, Java, Go and
 * Cargo; TypeScript is generated and compiled by every build.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '../openapi/world/cast.ts';
import { exitOnSetupFault, SetupFault } from './setup/setup-fault.mjs';
import { ensureGenerators, generatorJar, NO_DOCUMENTS, runProgram } from './support/openapi-generator.ts';
import { runServer } from './support/run-server.ts';

exitOnSetupFault();

const root = fileURLToPath(new URL('../', import.meta.url));
const contract = join(root, 'generated/openapi.json');
const calls = join(root, 'tests/clients/generated');
const output = join(root, '.cache/generated-clients');

/** Runs a program; prints what a program says that makes calls. */
function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const printed = runProgram(command, args, cwd, env);
  if (env.ORIGIN) process.stdout.write(printed);
}

/** Throws what is missing, before anything is generated. */
function requireTools(): void {
  const missing = [
    ['java', '-version'],
    ['go', 'version'],
    ['cargo', '--version'],
  ].filter(([command = '', ...args]) => spawnSync(command, args).status !== 0);
  if (missing.length > 0)
    throw new SetupFault(
      `Install ${missing.map(([command]) => command).join(', ')}: their clients are compiled.`,
    );
}

/** Generates a client with OpenAPI Generator. The contract is validated first. */
function generate(language: string, options: string[]): string {
  const folder = join(output, language);
  const args = ['generate', '-i', contract, '-g', language, '-o', folder, '--global-property', NO_DOCUMENTS];
  run('java', ['-jar', generatorJar(), ...args, ...options], output);
  return folder;
}

/** Logs a member in and returns the access token. */
async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/v2/oauth2/token`, {
    method: 'POST',
    headers: { authorization: 'Bearer skein-api', 'content-type': 'application/json', 'x-version': '1' },
    body: JSON.stringify({ grant_type: 'password', username: 'marlow@example.com', password: demoPassword }),
  });
  const body = (await answer.json()) as { response: { accessToken: string } };
  return body.response.accessToken;
}

/** Compiles the Rust client. */
function compileRust(): void {
  run('cargo', ['check', '--quiet'], generate('rust', []));
  console.log('rust: compiles');
}

/** Compiles the Go client and makes its first calls. */
function callGo(env: Record<string, string>): void {
  const module = 'example.org/skein';
  const folder = generate('go', [
    '--additional-properties',
    'enumClassPrefix=true,packageName=skein,useOneOfDiscriminatorLookup=true',
  ]);
  run('go', ['mod', 'edit', '-module', module], folder);
  mkdirSync(join(folder, 'call'), { recursive: true });
  copyFileSync(join(calls, 'call.go'), join(folder, 'call/main.go'));
  run('go', ['mod', 'tidy'], folder);
  run('go', ['run', './call'], folder, env);
}

/** Generates the Python client and makes its first calls. */
function callPython(commands: string, env: Record<string, string>): void {
  const folder = join(output, 'python_client');
  const args = ['generate', '--path', contract, '--output-path', folder, '--overwrite', '--meta', 'none'];
  run(join(commands, 'openapi-python-client'), args, output);
  run(join(commands, 'python'), ['-m', 'compileall', '-q', folder], output);
  run(join(commands, 'python'), [join(calls, 'call.py')], output, { ...env, PYTHONPATH: output });
}

requireTools();
const commands = ensureGenerators();
if (existsSync(output)) rmSync(output, { recursive: true });
mkdirSync(output, { recursive: true });
compileRust();
const server = await runServer();
try {
  const env = { ORIGIN: server.url, TOKEN: await logIn(server.url) };
  callPython(commands, env);
  callGo(env);
} finally {
  await server.stop();
}
