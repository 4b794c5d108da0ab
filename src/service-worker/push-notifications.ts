/** Payload of a push message (server/modules/settings/push). */
interface PushMessage {
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  title: string;
  body?: string;
  /** Address within the site that a click opens. */
  url: string;
  /** Time of the event, in milliseconds since 1970. */
  at: number;
}

type NotificationData = { url?: unknown; at?: unknown } | null;

/** Returns the address when it is within the site, else the home page. */
function sameOriginUrl(url: unknown, origin: string): string {
  const home = `${origin}/`;
  if (typeof url !== 'string' || !URL.canParse(url, home)) return home;
  const target = new URL(url, home);
  return target.origin === origin ? target.href : home;
}

/**
 * Shows a push message as a notification. A further message under the same tag alerts again; an exact duplicate, which
 * is sent when a server was killed at the wrong moment, stays silent.
 */
export async function showPushNotification(
  registration: ServiceWorkerRegistration,
  pushed: PushMessage,
): Promise<void> {
  const { tag, title, body, url, at } = pushed;
  const before = await registration.getNotifications({ tag });
  const isTheSame = before.some(
    (shown) => shown.title === title && (shown.data as NotificationData)?.at === at,
  );
  const options: NotificationOptions & { renotify: boolean; timestamp: number } = {
    tag,
    data: { url, at },
    icon: '/icon-192.png',
    renotify: before.length > 0 && !isTheSame,
    silent: isTheSame,
    timestamp: at,
    ...(body === undefined ? {} : { body }),
  };
  await registration.showNotification(title, options);
}

/**
 * Opens a notification's address: focuses the window that shows it already, else opens a new one, so that no typed
 * input is lost.
 */
export async function openPushNotification(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Pick<Notification, 'data' | 'close'>,
): Promise<void> {
  notification.close();
  const address = sameOriginUrl((notification.data as NotificationData)?.url, location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  if (there) await there.focus();
  else await clients.openWindow(address);
}
