import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run-tool.ts';
import type { StepResult } from './step.ts';

/** Returns the faults of a set of migration files: a number used twice, or a migration without its reverse. */
export function migrationFaults(files: readonly string[]): string[] {
  const named = files.flatMap((file) => {
    const [, number = '', way = '', topic = ''] = /^(\d{3})\.(do|undo)\.([a-z0-9-]+)\.sql$/.exec(file) ?? [];
    return number ? [{ number, way, topic, file }] : [];
  });
  const strange = files.filter((file) => !named.some((one) => one.file === file));
  const faults = strange.map((file) => `${file}: is not called NNN.do.<topic>.sql or NNN.undo.<topic>.sql`);
  for (const [number, all] of Map.groupBy(named, (one) => one.number)) {
    const topics = [...new Set(all.map(({ topic }) => topic))];
    if (topics.length > 1) faults.push(`${number}: taken by ${topics.join(' and ')}; one would never run`);
    else if (all.length !== 2) faults.push(`${number}.${topics[0]}: needs a do and an undo`);
  }
  return faults;
}

/** Fails unless every migration has a unique number and a reverse. */
export async function checkMigrations(): Promise<StepResult> {
  const files = await readdir(join(ROOT, 'server/db/migrations'));
  const faults = migrationFaults(files);
  return { ok: faults.length === 0, output: faults.join('\n') };
}
