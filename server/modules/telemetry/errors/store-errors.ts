import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { dayOf } from '../analytics/days.ts';
import type { Origin } from '../analytics/pseudonyms.ts';
import { countFault } from './error-groups-repository.ts';
import { type Fault, faultOf } from './fault.ts';
import { placeOf } from './people.ts';
import { SourceMaps } from './source-maps.ts';

type Tick = components['schemas']['ErrorTick'];

const builtMaps = new SourceMaps();

/** Errors that a browser reported, and whose they are, which is not kept. */
export type ErrorReport = { ticks: readonly Tick[]; origin: Origin };

/** Counts the errors of a report by fault. Faults are counted in one order, so that two reports cannot wait for each other. */
export async function storeErrors(
  db: Database,
  { ticks, origin }: ErrorReport,
  nowMs: number,
  maps: SourceMaps = builtMaps,
): Promise<void> {
  const faults = await Promise.all(ticks.map((tick) => faultOf(tick, maps, nowMs)));
  const byFault = new Map<string, { fault: Fault; count: number }>();
  for (const fault of faults) {
    const key = fault.fingerprint.toString('hex');
    byFault.set(key, { fault, count: (byFault.get(key)?.count ?? 0) + 1 });
  }
  const inOrder = [...byFault.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const at = { day: dayOf(nowMs), place: await placeOf(db, origin, nowMs) };
  await db.transaction(async (tx) => {
    for (const [, { fault, count }] of inOrder) await countFault(tx, fault, count, at);
  });
}
