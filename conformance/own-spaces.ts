import { rowOf } from './contract.ts';
import type { Member } from './members.ts';
import { requestOf } from './request.ts';
import { createFixture, type Run } from './run.ts';
import { valueAt } from './template-values.ts';

/**
 * Spaces that generated requests name as a parameter: the path of its value, the fixtures that are created before, and
 * the call that deletes it where it outlives the account of its owner.
 */
const SPACES: readonly {
  parameter: string;
  fixture: string;
  value: string;
  before: readonly string[];
  remove?: string;
}[] = [
  { parameter: 'community', fixture: 'community', value: 'name', before: [], remove: 'deleteCommunity' },
  { parameter: 'collection_id', fixture: 'collection', value: 'id', before: ['labs'] },
];

/**
 * Creates a community and a collection of the owner, so that operations about them are called by somebody who may, and
 * by strangers. What the configuration names stays; a server that offers none goes without.
 *
 * @returns a function that deletes what would outlive the owner
 */
export async function provideOwnSpaces(run: Run, owner: Member | undefined): Promise<() => Promise<void>> {
  const removals: (() => Promise<unknown>)[] = [];
  const removeAll = async (): Promise<void> => {
    for (const remove of removals) await remove();
  };
  if (!owner || run.keepsNothing || run.persistentBearers.has(owner.actor.bearer)) return removeAll;
  for (const { parameter, fixture, value, before, remove } of SPACES) {
    if (run.config.values[parameter] !== undefined) continue;
    const values = { me: owner };
    try {
      for (const name of before) await createFixture(run, name, owner.actor, values);
      const made = await createFixture(run, fixture, owner.actor, values);
      const found = valueAt(made, value);
      if (typeof found !== 'string') continue;
      run.config.values[parameter] = found;
      if (!remove) continue;
      const row = rowOf(remove);
      removals.push(() => run.send(row, owner.actor, requestOf(row, { path: { [parameter]: found } }, {})));
    } catch {
      // The operation's own check reports why it cannot be created.
    }
  }
  return removeAll;
}
