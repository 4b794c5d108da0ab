import { useEffect, useEffectEvent } from 'react';
import { paths } from '#src/paths/paths.ts';
import { hasSessionMarker } from '#src/shared/api/call/session.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';

const SENT_KEY = 'sent-to-login';

/** Returns true when this tab was redirected to the login form before, and records the redirect. */
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
 * Redirects to the login form when the browser restores a member's page from the back/forward cache after the session's
 * cookie is gone, for example after a logout in another tab; once per session (spec 000 §2.8).
 */
export function ReturnListener() {
  const { isLoggedIn } = useViewer();

  const check = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted || !isLoggedIn || hasSessionMarker()) return;
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
