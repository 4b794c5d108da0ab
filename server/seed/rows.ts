import { serverModules } from '#generated/server-modules.ts';
import type { World } from '#openapi/world/model.ts';
import { inOrder } from '../member-data/in-order.ts';
import { idsOf, type SeedAct, type SeedContext, type SeedTable } from './seed-context.ts';

/** Joins the tables that several modules fill: members of spaces belong to communities and to collections. */
function joined(tables: readonly SeedTable[]): SeedTable[] {
  const byName = new Map<string, SeedTable>();
  for (const { table, after = [], rows } of tables) {
    const known = byName.get(table);
    byName.set(table, {
      table,
      after: [...(known?.after ?? []), ...after],
      rows: [...(known?.rows ?? []), ...rows],
    });
  }
  return [...byName.values()];
}

/**
 * Returns what modules make their rows and acts of the demo world from.
 *
 * @param passwordHash argon2id hash of the password that all accounts share
 */
export function seedContext(world: World, passwordHash: string): SeedContext {
  return { world, ids: idsOf(world), passwordHash };
}

/** Returns every row of the demo world that modules declare, by table, in the order of their foreign keys. */
export async function worldRows(context: SeedContext): Promise<SeedTable[]> {
  const files = await Promise.all(serverModules.flatMap(({ seed }) => seed?.() ?? []));
  return inOrder(joined(files.flatMap(({ seedTables }) => seedTables(context))), ({ table }) => table);
}

/** Returns everything that modules do in the demo world after its rows are written, in the order of time. */
export async function worldActs(context: SeedContext): Promise<SeedAct[]> {
  const files = await Promise.all(serverModules.flatMap((module) => module.seedActs?.() ?? []));
  return files.flatMap(({ seedActs }) => seedActs(context)).sort((one, other) => one.atMs - other.atMs);
}
