import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/run-tool.ts';

/** Development dependencies whose files ship: the reference site contains a copy (scripts/docs.ts). */
export const SHIPPED_TOOLS: ReadonlySet<string> = new Set(['swagger-ui-dist']);

/** The packages of a lock file by path: `node_modules/fastify`. */
export type LockedPackages = Readonly<Record<string, { version?: string; dev?: boolean }>>;

export function lockedPackages(): LockedPackages {
  return (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockedPackages })
    .packages;
}

/** Returns true when a package is part of what operators run or visitors load, rather than a development tool. */
export function ships(node: string, locked: LockedPackages): boolean {
  const name = node.slice(node.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return SHIPPED_TOOLS.has(name) || locked[node]?.dev !== true;
}
