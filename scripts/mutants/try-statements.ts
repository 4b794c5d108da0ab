import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StatementFault, statementFaults } from './statements.ts';

const LEFT_OUT = /^(?:node_modules|dist|data|\.git|\.cache|test-results)$/;

/** Whether the tests that reach a file notice that something is wrong with it, on PostgreSQL. */
function isNoticed(folder: string, file: string): boolean {
  const { status } = spawnSync(
    'vitest',
    ['related', file, '--run', '--project', 'unit', '--bail', '1', '--reporter', 'dot'],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, TEST_DB: 'postgres' } },
  );
  return status !== 0;
}

/**
 * Puts every fault of the files' statements into a copy of the project and runs the tests that reach it.
 *
 * @param root the project's folder, with a slash at its end
 * @param files paths below it
 */
export async function tryStatementFaults(
  root: string,
  files: readonly string[],
): Promise<{ fault: StatementFault; killed: boolean }[]> {
  const faults = files.flatMap((file) => statementFaults(file, readFileSync(join(root, file), 'utf8')));
  if (faults.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'skein-mutants-'));
  try {
    cpSync(root, folder, {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(root.length).split('/')[0] ?? ''),
    });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return faults.map((fault) => {
      const original = readFileSync(join(root, fault.file), 'utf8');
      writeFileSync(join(folder, fault.file), fault.text);
      const killed = isNoticed(folder, fault.file);
      writeFileSync(join(folder, fault.file), original);
      console.log(`${killed ? 'noticed ' : 'SURVIVED'} ${fault.file}:${fault.line} "${fault.before}"`);
      return { fault, killed };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
