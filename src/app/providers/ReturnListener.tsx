import { useEffect, useEffectEvent } from 'react';
import { readCookie } from '#src/domain/cookies.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';

/** The cookie that scripts may read, next to the session's own (spec 000 §9). */
const LOGGED_IN_COOKIE = 'logged_in';
const SENT_KEY = 'sent-to-login';

/** Whether this tab was sent to the login form before; notes that it is now. */
function wasSent(): boolean {
  try {
    const before = sessionStorage.getItem(SENT_KEY) !== null;
    sessionStorage.setItem(SENT_KEY, '1');
    return before;
  } catch {
    return false;
  }
}

/**
 * A page the browser kept alive still shows a member who has logged out in the meantime, in another tab perhaps. On being
 * shown again without the session's cookie it leads to the login form, once per session (spec 000 §2.8).
 */
export function ReturnWatch() {
  const { isLoggedIn } = useViewer();

  const check = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted || !isLoggedIn || readCookie(document.cookie, LOGGED_IN_COOKIE)) return;
    if (wasSent()) return;
    const { pathname, search } = window.location;
    window.location.assign(paths.login({ redirectTo: pathname + search }));
  });

  useEffect(() => {
    const listener = (event: PageTransitionEvent) => check(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  return null;
}
