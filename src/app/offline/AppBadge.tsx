import { useEffect } from 'react';
import { useUnread } from '../providers/unread.ts';

/** Sets the installed app's badge to the number of unread messages and notifications, where the browser supports it. */
export function AppBadge() {
  const { messages, notifications } = useUnread();
  const count = messages + notifications;
  useEffect(() => {
    // A browser that has the call may still reject it; the badge is optional.
    if (count > 0) navigator.setAppBadge?.(count).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
  }, [count]);
  return null;
}
