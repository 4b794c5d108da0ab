import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { sampled } from './sample.ts';
import { statementFaults } from './statements.ts';
import type { CodeFaults } from './try-code.ts';

const LEFT_OUT = /^(?:node_modules|dist|data|\.git|\.cache|test-results)$/;

/** Returns true when the area's tests that reach the files pass, on the PostgreSQL server at an address. */
function testsPass(folder: string, files: readonly string[], address: string): boolean {
  const { status } = spawnSync(
    'vitest',
    [
      'related',
      ...files,
      '--run',
      '--config',
      'tests/mutants/vitest.config.ts',
      '--bail',
      '1',
      '--reporter',
      'dot',
    ],
    {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, TEST_DB: 'postgres', TEST_DATABASE_URL: address },
    },
  );
  return status === 0;
}

/**
 * Puts a sample of the faults of the files' SQL into a copy of the project and runs the tests that reach them.
 *
 * @param root the project's folder, with a trailing slash
 * @param files paths below it
 * @param sample maximum number of faults to try
 * @throws when the tests fail without a fault: every fault would seem noticed
 */
export async function tryStatementFaults(
  root: string,
  files: readonly string[],
  sample: number,
): Promise<CodeFaults> {
  const all = files.flatMap((file) => statementFaults(file, readFileSync(join(root, file), 'utf8')));
  const faults = sampled(all, sample);
  if (faults.length === 0) return { all: 0, tried: 0, survivors: [] };
  const folder = mkdtempSync(join(tmpdir(), 'skein-mutants-'));
  const postgres = await startPostgres();
  try {
    cpSync(root, folder, {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(root.length).split('/')[0] ?? ''),
    });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const faultyFiles = [...new Set(faults.map(({ file }) => file))];
    if (!testsPass(folder, faultyFiles, postgres.url())) throw new Error('The tests fail without a fault.');
    const survivors = faults.flatMap((fault) => {
      const original = readFileSync(join(root, fault.file), 'utf8');
      writeFileSync(join(folder, fault.file), fault.text);
      const survived = testsPass(folder, [fault.file], postgres.url());
      writeFileSync(join(folder, fault.file), original);
      const survivor = `${fault.file}:${fault.line} "${fault.before}" → "${fault.after}"`;
      console.log(`${survived ? 'SURVIVED' : 'noticed '} ${survivor}`);
      return survived ? [survivor] : [];
    });
    return { all: all.length, tried: faults.length, survivors };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}
