import type { PushDeviceRequest } from '#generated/zod/pushDeviceRequest.zod.ts';

/** State of push notifications in this browser. */
export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on';

/** Thrown when the member or the browser denies permission. */
export class PushPermissionError extends Error {
  override readonly name = 'PushRefused';
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

/** @param isKnown true when the server has a device for the session of this browser */
export async function deviceState(isKnown: boolean): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isKnown && (await subscription()) ? 'on' : 'off';
}

/**
 * Asks the member for permission, and the browser for a push subscription.
 *
 * @throws {PushPermissionError} when either denies
 */
export async function subscribeHere(applicationServerKey: string): Promise<PushDeviceRequest> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushPermissionError();
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // An existing subscription may belong to another member or another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushPermissionError();
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Unsubscribes, so that nothing can be pushed to this browser. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
