import type { PushDeviceRequest } from '#generated/zod/pushDeviceRequest.zod.ts';

/** Whether this browser can be told while the site is closed, and whether it is. */
export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on';

/** The member, or their browser, said no. */
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

/** @param isKnown whether the server tells the session of this browser */
export async function deviceState(isKnown: boolean): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isKnown && (await subscription()) ? 'on' : 'off';
}

/**
 * Asks the member for leave, and the browser for an address it can be told at.
 *
 * @throws {PushPermissionError} when either says no
 */
export async function subscribeHere(applicationServerKey: string): Promise<PushDeviceRequest> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushPermissionError();
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of before may belong to another member, or another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushPermissionError();
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Gives the address back, so that nobody can tell this browser anything. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
