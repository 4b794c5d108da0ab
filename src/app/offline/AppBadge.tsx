import { useEffect } from 'react';
import { useUnread } from '../providers/unread.ts';

/** How many letters and notifications wait, at the icon of the installed app, where there is one. */
export function AppBadge() {
  const { letters, notifications } = useUnread();
  const count = letters + notifications;
  useEffect(() => {
    // A browser that has the call may still refuse it; nobody misses a number they never saw.
    if (count > 0) navigator.setAppBadge?.(count).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
  }, [count]);
  return null;
}
