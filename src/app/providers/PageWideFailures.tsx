import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#src/paths/paths.ts';
import type { ApiError } from '#src/shared/api/call/errors.ts';
import { onPageWideFailure, PAGE_WIDE_CODES } from '#src/shared/api/call/failures.ts';
import { setSessionExpired } from '#src/shared/api/call/session.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { useLayers, useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { matchRoute } from '../routes/match.ts';

const ReloadPrompt = lazyLayer(() => import('./ReloadPrompt.tsx'), 'ReloadPrompt');

/**
 * Returns the consent page the server names when it is a safe redirect target, else the site's own. The site's page gets
 * the address to return to.
 */
function consentAddress(error: ApiError): string {
  const { host, pathname, search } = window.location;
  const named = safeRedirect(error.redirectTo, host);
  return named === undefined || named === paths.consent() ? paths.consent(pathname + search) : named;
}

/**
 * Handles failures that concern the whole page, whichever call they came from (spec 000 §8): a stale cursor offers a
 * reload, missing consent leads to the consent page, an ended session opens the login form over the page, so that typed
 * input survives.
 */
export function PageWideFailures() {
  const layers = useLayers();
  const openLayer = useOpenLayer();
  const queryClient = useQueryClient();
  const [asksToReload, setAsksToReload] = useState(false);

  const askToLogIn = () => {
    const { pathname, search } = layers[layers.top] ?? layers.base;
    if (matchRoute(pathname)?.route.access === 'loggedOut') return;
    // The login form explains that the session has ended.
    if (readViewer(queryClient).isLoggedIn) setSessionExpired(true);
    // An open sheet stays in place, because a form in it may hold typed input.
    openLayer(paths.login({ redirectTo: pathname + search }), layers.top === 'modal' ? 'overlay' : 'modal');
  };

  const answer = useEffectEvent((error: ApiError) => {
    if (error.has(PAGE_WIDE_CODES.cursor)) setAsksToReload(true);
    else if (error.has(PAGE_WIDE_CODES.login)) {
      // Members who have not finished registering are redirected to onboarding from every page.
      if (!error.redirectTo) askToLogIn();
      else if (window.location.pathname !== paths.onboarding()) window.location.assign(paths.onboarding());
    } else window.location.assign(consentAddress(error));
  });

  useEffect(() => {
    onPageWideFailure((error) => answer(error));
    return () => onPageWideFailure(undefined);
  }, []);

  return asksToReload ? <ReloadPrompt onClose={() => setAsksToReload(false)} /> : null;
}
