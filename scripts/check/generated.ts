import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT, runTool } from './run-tool.ts';
import type { StepResult } from './step.ts';

/** Returns a digest of every file below a folder, by path. */
async function digests(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [
            relative(ROOT, file),
            createHash('sha256')
              .update(await readFile(file))
              .digest('hex'),
          ] as const,
      ),
    ),
  );
}

/** Lists the files that differ between two states, each with what happened to it. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort()
    .map((file) => `${before.has(file) ? (after.has(file) ? 'changed' : 'surplus') : 'missing'}  ${file}`);
}

/**
 * Regenerates generated/ and fails when that changes a byte: either the contract or a migration was changed without
 * `npm run generate`, or a generated file was edited. Afterwards generated/ is up to date, so that a second run passes.
 */
export async function checkGenerated(): Promise<StepResult> {
  const folder = join(ROOT, 'generated');
  const before = await digests(folder);
  const run = await runTool('node', ['scripts/generate.ts']);
  if (!run.ok) return { ok: false, output: run.output };
  const changed = differences(before, await digests(folder));
  if (changed.length === 0) return { ok: true, output: `${before.size} files` };
  const shown = changed.slice(0, 20);
  const more = changed.length > shown.length ? [`… and ${changed.length - shown.length} more`] : [];
  return {
    ok: false,
    output: [
      'generated/ was not what openapi/, server files and migrations give. It is written by `npm run generate` only and',
      'committed with its source.',
      'It has been written anew; look at `git diff generated/` and commit it. Edits made there by hand are gone.',
      ...shown,
      ...more,
    ].join('\n'),
  };
}
