import { serverModules } from '#generated/server-modules.ts';
import type { World } from '#openapi/world/model.ts';
import { inOrder } from '../member-data/in-order.ts';
import { idsOf, type SeedTable } from './seed-context.ts';

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
 * Returns the seed: every row of the demo world that modules declare, by table, in the order of their foreign keys.
 *
 * @param passwordHash argon2id hash of the password that all accounts share
 */
export async function worldRows(world: World, passwordHash: string): Promise<SeedTable[]> {
  const context = { world, ids: idsOf(world), passwordHash };
  const files = await Promise.all(serverModules.flatMap(({ seed }) => seed?.() ?? []));
  return inOrder(joined(files.flatMap(({ seedTables }) => seedTables(context))), ({ table }) => table);
}
