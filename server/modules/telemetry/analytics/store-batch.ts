import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { addressKey } from '#server/http/plugins/rate-limit.ts';
import { AUDIENCE_PURPOSE_ID, TRACKER_PURPOSES } from '#src/domain/analytics-events.ts';
import { deviceKindOf } from '#src/domain/device-kinds.ts';
import { type AcceptedEvent, acceptEvent, dayOfTracker } from './accepted-events.ts';
import { allowedPurposes, isWithinBudget, type Measured } from './measure.ts';
import { visitorText } from './pseudonyms.ts';
import { batchWriterOf } from './write-batches.ts';

type Batch = components['schemas']['EventBatch'];

/**
 * Stores the events that are measured and whose purposes are allowed. Without a consent to analytics only those that need
 * none are stored, with neither a visitor nor a visit, and no trackers.
 */
export async function storeBatch(measured: Measured, batch: Batch): Promise<void> {
  const nowMs = measured.services.now();
  const allowed = await allowedPurposes(measured);
  const areAllowed = (purposes: readonly number[]): boolean =>
    purposes.every((number) => allowed.has(number));
  const events = batch.events
    .slice(0, limits.eventsPerBatch)
    .map((event) => acceptEvent(event, batch.flushTime, nowMs))
    .filter((event): event is AcceptedEvent => event !== undefined && areAllowed(event.purposes));
  const trackers = areAllowed(TRACKER_PURPOSES) ? (batch.trackers ?? []).slice(0, limits.eventsPerBatch) : [];
  if (events.length + trackers.length === 0 || !(await isWithinBudget(measured))) return;
  const { db, request, viewer } = measured;
  const browser = request.headers['user-agent'] ?? '';
  await batchWriterOf(db).add({
    nowMs,
    device: deviceKindOf(browser),
    visitor: allowed.has(AUDIENCE_PURPOSE_ID)
      ? visitorText({ userId: viewer?.userId, address: addressKey(request), browser })
      : undefined,
    events,
    trackers: trackers.map(({ kind, placementId, serveId, timestamp }) => ({
      kind,
      placementId,
      serveId,
      day: dayOfTracker(timestamp, batch.flushTime, nowMs),
    })),
  });
}
