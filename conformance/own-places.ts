import type { Member } from './members.ts';
import type { Run } from './run.ts';
import { createFixture } from './run.ts';
import { valueAt } from './template-values.ts';

/** Fixtures that generated requests name as a parameter, the path of its value, and what is created before. */
const PLACES = [
  { parameter: 'community', fixture: 'community', value: 'name', before: [] },
  { parameter: 'collection_id', fixture: 'collection', value: 'id', before: ['labs'] },
] as const;

/**
 * Creates a community and a collection of the owner, so that operations about them are called by somebody who may, and
 * by strangers. What the configuration names stays; a server that offers none goes without.
 */
export async function provideOwnPlaces(run: Run, owner: Member | undefined): Promise<void> {
  if (!owner || run.keepsNothing || run.persistentBearers.has(owner.actor.bearer)) return;
  for (const { parameter, fixture, value, before } of PLACES) {
    if (run.config.values[parameter] !== undefined) continue;
    const values = { me: owner };
    try {
      for (const name of before) await createFixture(run, name, owner.actor, values);
      const made = await createFixture(run, fixture, owner.actor, values);
      const found = valueAt(made, value);
      if (typeof found === 'string') run.config.values[parameter] = found;
    } catch {
      // The operation's own check reports why it cannot be created.
    }
  }
}
