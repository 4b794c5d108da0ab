import { createHash } from 'node:crypto';
import { pushWordsIn } from '#generated/push-words.js';
import type { Database } from '#server/db/database.ts';
import type { PushAnswer } from '#server/push/push-services.ts';
import type { Services } from '#server/services.ts';
import { pushMessages } from './push-messages.ts';
import { pushNotifications } from './push-notifications.ts';
import type { Pushed } from './pushed.ts';
import { quietUntil } from './quiet-hours.ts';
import { readerOf } from './readers-repository.ts';
import {
  claimDevice,
  type DueDevice,
  endDevice,
  forgetWaiting,
  freeDevice,
  markFailed,
  markTold,
  type Waiting,
  waitingOf,
} from './waiting-repository.ts';

export interface PushRound {
  db: Database;
  services: Pick<Services, 'now' | 'push'>;
  /** Ends the round after the current message. */
  signal: AbortSignal;
  /** Called for a device that failed because of this server; it is retried like one whose push service failed. */
  onFault: (error: unknown, deviceId: string) => void;
}

/** Number of devices served concurrently, so that a slow push service delays few others. */
const MAX_PARALLEL_DEVICES = 8;
/** Lease of a device by one process, in milliseconds: longer than all its messages may take. */
const LEASE_MS = 60_000;
/** Maximum number of messages per device; the rest is summarized in one. */
const MAX_MESSAGES = 5;

const FIRST_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 6 * 3_600_000;
/** Time after which a device with a failing push service is deleted, in milliseconds. */
const GIVE_UP_AFTER_MS = 14 * 86_400_000;

/**
 * Sends pending push messages. Safe to run in several processes at once; a device is leased by one at a time. A message
 * is deleted right after it was sent: after a crash in between it is sent again, and the device, which knows it by its
 * tag, shows it once.
 */
export async function pushDue(round: PushRound): Promise<void> {
  await Promise.all(Array.from({ length: MAX_PARALLEL_DEVICES }, () => tellOneByOne(round)));
}

async function tellOneByOne(round: PushRound): Promise<void> {
  const { db, services, signal, onFault } = round;
  while (!signal.aborted) {
    const now = services.now();
    const device = await claimDevice(db, now, LEASE_MS);
    if (!device) return;
    try {
      await tellDevice(round, device, now);
    } catch (error) {
      onFault(error, device.id);
      await failed(db, device, now);
    }
  }
}

async function tellDevice(
  { db, services, signal }: PushRound,
  device: DueDevice,
  now: number,
): Promise<void> {
  const reader = await readerOf(db, device.user_id);
  const waiting = await waitingOf(db, device.id, now);
  const quiet = reader && quietUntil(now, reader.quietHours);
  if (quiet !== undefined) return freeDevice(db, device.id, quiet);
  const pushed = reader
    ? [
        ...(await pushMessages(
          db,
          reader,
          waiting.filter(({ kind }) => kind === 'letter'),
        )),
        ...(await pushNotifications(
          db,
          reader,
          reader.blogs,
          waiting.filter(({ kind }) => kind === 'notification'),
        )),
      ]
    : [];
  const told = new Set(pushed.flatMap(({ tells }) => tells.map(keyOf)));
  await forgetWaiting(
    db,
    device.id,
    waiting.filter((one) => !told.has(keyOf(one))),
  );
  for (const { message, tells } of rolledUp(pushed, reader?.locale ?? 'en', now)) {
    const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, 32);
    const answer = await services.push.tell(device, JSON.stringify(message), { topic, signal });
    if (answer.kind === 'gone') return endDevice(db, device.id);
    if (answer.kind === 'again') return failed(db, device, now, answer);
    await forgetWaiting(db, device.id, tells);
    await markTold(db, device.id, now);
  }
  await freeDevice(db, device.id, now);
}

function keyOf({ kind, subject_id, blog_id }: Waiting): string {
  return `${kind} ${subject_id} ${blog_id}`;
}

/** Returns the first messages unchanged and the rest summarized in one. */
function rolledUp(pushed: readonly Pushed[], locale: string, now: number): readonly Pushed[] {
  if (pushed.length <= MAX_MESSAGES) return pushed;
  const rest = pushed.slice(MAX_MESSAGES - 1);
  const title = pushWordsIn(locale).more(rest.length);
  return [
    ...pushed.slice(0, MAX_MESSAGES - 1),
    {
      message: { tag: 'more', title, url: '/activity', at: now },
      tells: rest.flatMap(({ tells }) => tells),
    },
  ];
}

/** Schedules a retry with growing pauses; gives up a push service that fails for weeks. */
async function failed(
  db: Database,
  device: DueDevice,
  now: number,
  answer?: Extract<PushAnswer, { kind: 'again' }>,
): Promise<void> {
  if (now - (device.failing_since ?? now) > GIVE_UP_AFTER_MS) return endDevice(db, device.id);
  const asked = (answer?.after ?? 0) * 1000;
  const pause = Math.max(asked, FIRST_BACKOFF_MS * 2 ** Math.min(device.failures, 20));
  await markFailed(db, device.id, { now, dueAt: now + Math.min(pause, MAX_BACKOFF_MS) });
}
