import { serverModules } from '#generated/server-modules.ts';
import type { World } from '#openapi/world/model.ts';
import { inOrder } from '../member-data/in-order.ts';
import { idsOf, type SeedTable } from './seed-context.ts';

/**
 * Returns the seed: every row of the demo world that modules declare, by table, in the order of their foreign keys.
 *
 * @param passwordHash argon2id hash of the password that all accounts share
 */
export async function worldRows(world: World, passwordHash: string): Promise<SeedTable[]> {
  const context = { world, ids: idsOf(world), passwordHash };
  const files = await Promise.all(serverModules.flatMap(({ seed }) => seed?.() ?? []));
  return inOrder(
    files.flatMap(({ seedTables }) => seedTables(context)),
    ({ table }) => table,
  );
}
