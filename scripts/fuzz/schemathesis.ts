import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Document, operationsOf } from '../contract/document.ts';
import { dockerAnswers, ensureSchemathesis } from '../setup/schemathesis.mjs';
import { operationsOfStaff, operationsWithUndeclaredRules, withLinkBodies } from './contract.ts';
import { fuzzRulesText, readFuzzRules } from './rules.ts';
import { configurationOf, type State } from './state.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Folder of a run's contract, configuration and reports; `/fuzz` inside the image. */
export const fuzzFolder = join(root, '.cache/fuzz');

/** Returns the image of the version that is pinned for Python. */
export function imageOf(requirements: string): string {
  const version = /^schemathesis==(\S+)$/m.exec(requirements)?.[1];
  if (!version) throw new Error('tests/schemathesis/requirements.txt pins no version of schemathesis');
  return `schemathesis/schemathesis:${version}`;
}

/**
 * Returns the command that starts Schemathesis from its image. Without compose: the packed kit has no compose.yaml.
 *
 * @param names of environment variables that are passed on
 */
export function dockerRun(image: string, names: readonly string[], run: readonly string[]): string[] {
  const passed = names.flatMap((name) => ['-e', name]);
  const folder = ['-v', `${fuzzFolder}:/fuzz`, '-w', '/fuzz'];
  // The tested server often listens on this machine only.
  return ['run', '--rm', '--network', 'host', ...folder, ...passed, image, ...run];
}

export interface FuzzOptions {
  url: string;
  /** Contract with the operations to be tested and the skipped ones beside them. */
  contract: Document;
  /** Operations of the contract that are not to be tested. */
  untested: readonly string[];
  state: State;
  examples: string;
  /** Name of a file in the folder that receives the run's events, one JSON value per line. */
  events?: string;
  /** Suppresses progress output, but not errors. */
  isQuiet?: boolean;
  /** Time limit after which it is ended with its results so far. */
  milliseconds?: number;
}

/**
 * Runs Schemathesis from its image where a Docker engine answers, else from the Python environment that the project
 * creates.
 *
 * @returns its exit code: 0 when nothing was found, 1 when something was
 * @throws SetupFault when there is neither Docker nor a recent enough Python
 */
export async function runSchemathesis({
  url,
  contract,
  untested,
  state,
  examples,
  events,
  isQuiet,
  milliseconds,
}: FuzzOptions): Promise<number> {
  const base = await readFile(join(root, 'tests/schemathesis/schemathesis.toml'), 'utf8');
  const offered = new Set(operationsOf(contract).map(({ operation }) => operation.operationId));
  await mkdir(fuzzFolder, { recursive: true });
  await writeFile(join(fuzzFolder, 'openapi.json'), JSON.stringify(withLinkBodies(contract)));
  await writeFile(
    join(fuzzFolder, 'schemathesis.toml'),
    base +
      fuzzRulesText(readFuzzRules(), offered) +
      configurationOf(state, {
        refusing: operationsWithUndeclaredRules(contract),
        ofStaff: operationsOfStaff(contract),
        untested,
      }),
  );
  const env = {
    FUZZ_TOKEN: state.token,
    FUZZ_OTHER_TOKEN: state.otherToken,
    FUZZ_POLL: state.poll,
    ...(state.secondToken === undefined ? {} : { FUZZ_SECOND_TOKEN: state.secondToken }),
    ...(state.staffToken === undefined ? {} : { FUZZ_STAFF_TOKEN: state.staffToken }),
  };
  const reports = events ? ['--report', 'ndjson', '--report-ndjson-path', events] : [];
  const flags = ['--url', url, '--max-examples', examples, ...reports];
  const run = ['--config-file', 'schemathesis.toml', 'run', 'openapi.json', ...flags, '--no-color'];
  const isDocker = dockerAnswers();
  const requirements = await readFile(join(root, 'tests/schemathesis/requirements.txt'), 'utf8');
  const [command, args]: [string, string[]] = isDocker
    ? ['docker', dockerRun(imageOf(requirements), Object.keys(env), run)]
    : [ensureSchemathesis(), run];
  const child = spawn(command, args, {
    cwd: fuzzFolder,
    stdio: isQuiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((done, fail) => {
    const timer =
      milliseconds === undefined ? undefined : setTimeout(() => child.kill('SIGINT'), milliseconds);
    child.on('error', fail);
    child.on('exit', (code) => {
      clearTimeout(timer);
      done(code ?? 1);
    });
  });
}
