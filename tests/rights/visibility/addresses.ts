import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { VisibilityScene } from './scene.ts';

/** Built calls that read and require no role: calls with roles are checked by the rights test. */
export const reading = (Object.keys(handlers) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && !('roles' in operations[id]),
);

/** Returns the addresses of every fixture that has some, in the scene. */
export async function addressesIn(scene: VisibilityScene): Promise<Partial<Record<OperationId, string[]>>> {
  const found = Object.entries(fixtures).flatMap(([id, { visibility }]) =>
    visibility ? [[id, visibility] as const] : [],
  );
  return Object.fromEntries(
    await Promise.all(
      found.map(
        async ([id, made]) => [id, typeof made === 'function' ? await made(scene) : [...made]] as const,
      ),
    ),
  );
}
