import type { components } from '#generated/types/api.d.ts';
import { GroupWriter } from '#server/core/group-writer.ts';
import type { Database } from '#server/db/database.ts';
import type { AcceptedEvent } from './accepted-events.ts';
import { DAY_MS, dayOf } from './days.ts';
import { insertEvents, insertTrackers, type NewEvent, type NewTracker } from './events-repository.ts';
import { pseudonymsOf } from './pseudonyms.ts';

type SentTracker = components['schemas']['EventTracker'];

/** Batch, as far as it is stored. */
export type AcceptedBatch = {
  nowMs: number;
  device: string;
  /** Text that is hashed of whom it came from; undefined without a consent. */
  visitor: string | undefined;
  events: readonly AcceptedEvent[];
  trackers: readonly (Pick<SentTracker, 'kind' | 'placementId' | 'serveId'> & { day: string })[];
};

/** Returns the hash of a text with the salt of a day; null when it is not known. */
type Hash = (day: string, text: string) => string | null;

/** Characters of a date, with which a time begins. */
const DAY_LENGTH = 10;
/** Batches that one statement stores at most. */
const MAX_BATCHES_PER_WRITE = 50;

function eventsOf({ visitor, device, events }: AcceptedBatch, hash: Hash): NewEvent[] {
  return events.map(({ name, page, details, sessionId, timeMs }) => {
    const occurredAt = new Date(timeMs).toISOString();
    const day = occurredAt.slice(0, DAY_LENGTH);
    return {
      day,
      name,
      page,
      details: name === 'page_view' ? { ...details, device } : details,
      visitor: visitor === undefined ? null : hash(day, visitor),
      visit: visitor === undefined ? null : hash(day, `visit ${visitor} ${sessionId}`),
      occurredAt,
    };
  });
}

function trackersOf({ visitor, trackers }: AcceptedBatch, hash: Hash): NewTracker[] {
  return trackers.map(({ day, kind, placementId, serveId }) => ({
    day,
    kind,
    placement_id: placementId,
    // Without the id of a serve a placement counts once per visitor and day.
    serve_id: serveId ?? `${day} ${visitor === undefined ? null : hash(day, visitor)}`,
  }));
}

async function writeBatches(db: Database, batches: readonly AcceptedBatch[]): Promise<void> {
  const known = batches.filter(({ visitor }) => visitor !== undefined);
  const days = new Set(known.flatMap(({ nowMs }) => [dayOf(nowMs), dayOf(nowMs - DAY_MS)]));
  const hash = await pseudonymsOf(db, [...days]);
  const events = batches.flatMap((batch) => eventsOf(batch, hash));
  const trackers = batches.flatMap((batch) => trackersOf(batch, hash));
  if (trackers.length === 0) return insertEvents(db, events);
  await db.transaction(async (tx) => {
    await insertEvents(tx, events);
    await insertTrackers(tx, trackers);
  });
}

const writers = new WeakMap<Database, GroupWriter<AcceptedBatch>>();

/** Returns the writer of a database, which stores the batches that arrive at the same time together. */
export function batchWriterOf(db: Database): GroupWriter<AcceptedBatch> {
  const known = writers.get(db);
  if (known !== undefined) return known;
  const writer = new GroupWriter<AcceptedBatch>(
    (batches) => writeBatches(db, batches),
    MAX_BATCHES_PER_WRITE,
  );
  writers.set(db, writer);
  return writer;
}
