import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePythonPackages } from '../setup/schemathesis.mjs';
import { SetupFault } from '../setup/setup-fault.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = join(root, '.cache/client-generators');

/** Parts of generated code that are not compiled here. */
export const NO_DOCUMENTS = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';

/** Runs a program to its end. Returns its output; throws a SetupFault with it on failure. */
export function runProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new SetupFault(`${command} ${args.join(' ')} failed\n${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}

/** Installs the published generators of clients and types. Returns the folder of their commands. */
export function ensureGenerators(): string {
  return ensurePythonPackages(
    'generators of clients',
    packages,
    join(root, 'tests/clients/generated/requirements.txt'),
  );
}

/** Returns the path of OpenAPI Generator, which its Python package contains. It needs Java. */
export function generatorJar(): string {
  const [version = ''] = readdirSync(join(packages, 'lib'));
  return join(packages, 'lib', version, 'site-packages/openapi_generator_cli/openapi-generator.jar');
}
