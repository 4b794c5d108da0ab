/** What the site's server pushes (server/modules/settings/push). */
interface Pushed {
  /** What has the same tag takes the place of what was shown before. */
  tag: string;
  title: string;
  body?: string;
  /** Where a press leads, within the site. */
  url: string;
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

type Shown = { url?: unknown; at?: unknown } | null;

/** An address within the site, whatever was pushed. */
function ownAddress(url: unknown, origin: string): string {
  const home = `${origin}/`;
  if (typeof url !== 'string' || !URL.canParse(url, home)) return home;
  const target = new URL(url, home);
  return target.origin === origin ? target.href : home;
}

/**
 * Shows what was pushed. One more of the same makes itself heard again; the very same, which comes twice when a server was
 * killed at the wrong moment, does not.
 */
export async function showPushed(registration: ServiceWorkerRegistration, pushed: Pushed): Promise<void> {
  const { tag, title, body, url, at } = pushed;
  const before = await registration.getNotifications({ tag });
  const isTheSame = before.some((shown) => shown.title === title && (shown.data as Shown)?.at === at);
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

/** Opens the place that a notification is about: in the window that shows it already, else in a new one, so that nothing half written goes. */
export async function openPushed(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Pick<Notification, 'data' | 'close'>,
): Promise<void> {
  notification.close();
  const address = ownAddress((notification.data as Shown)?.url, location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  if (there) await there.focus();
  else await clients.openWindow(address);
}
