import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { addressKey } from '#server/http/plugins/rate-limit.ts';
import { AUDIENCE_PURPOSE_ID, TRACKER_PURPOSES } from '#src/domain/analytics-events.ts';
import { deviceKindOf } from '#src/domain/device-kinds.ts';
import { type AcceptedEvent, acceptEvent, dayOfTracker } from './accepted-events.ts';
import { dayOf } from './days.ts';
import { insertEvents, insertTrackers } from './events-repository.ts';
import { allowedPurposes, isWithinBudget, type Measured } from './measure.ts';
import { pseudonymsOf, visitorText } from './pseudonyms.ts';

type Batch = components['schemas']['EventBatch'];

/**
 * Stores the events that are measured and whose purposes are allowed. Without a consent to analytics only those that need
 * none are stored, with neither a visitor nor a visit, and no trackers.
 */
export async function storeBatch(measured: Measured, batch: Batch): Promise<void> {
  const nowMs = measured.services.now();
  const allowed = await allowedPurposes(measured);
  const isAllowed = allowed.has(AUDIENCE_PURPOSE_ID);
  const areAllowed = (purposes: readonly number[]): boolean =>
    purposes.every((number) => allowed.has(number));
  const accepted = batch.events
    .slice(0, limits.eventsPerBatch)
    .map((event) => acceptEvent(event, batch.flushTime, nowMs))
    .filter((event): event is AcceptedEvent => event !== undefined && areAllowed(event.purposes));
  const trackers = areAllowed(TRACKER_PURPOSES) ? (batch.trackers ?? []).slice(0, limits.eventsPerBatch) : [];
  if (accepted.length + trackers.length === 0 || !(await isWithinBudget(measured))) return;
  const { db, request, viewer } = measured;
  const browser = request.headers['user-agent'] ?? '';
  const device = { device: deviceKindOf(browser) };
  const visitor = visitorText({
    userId: viewer?.userId,
    address: addressKey(request),
    browser,
  });
  const hash = isAllowed ? await pseudonymsOf(db, nowMs) : () => null;
  await insertEvents(
    db,
    accepted.map(({ name, page, details, sessionId, timeMs }) => {
      const day = dayOf(timeMs);
      return {
        day,
        name,
        page,
        details: name === 'page_view' ? { ...details, ...device } : details,
        visitor: hash(day, visitor),
        visit: hash(day, `visit ${visitor} ${sessionId}`),
        occurredAt: new Date(timeMs).toISOString(),
      };
    }),
  );
  await insertTrackers(
    db,
    trackers.map(({ kind, placementId, serveId, timestamp }) => {
      const day = dayOfTracker(timestamp, batch.flushTime, nowMs);
      // Without the id of a serve a placement counts once per visitor and day.
      return { day, kind, placement_id: placementId, serve_id: serveId ?? `${day} ${hash(day, visitor)}` };
    }),
  );
}
