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

/** Where the server wants people to give their consent, if it says so and may; our own consent page otherwise. */
function consentAddress(error: ApiError): string {
  const { host, pathname, search } = window.location;
  return safeRedirect(error.redirectTo, host) ?? paths.consent(pathname + search);
}

/**
 * Answers the failures that concern the whole page, whichever call they happened to (spec 000 §8): a stale cursor asks
 * for a reload, missing consent leads to the consent page, and an ended session opens the login form over the page, so
 * that nothing typed is lost.
 */
export function PageWideFailures() {
  const layers = useLayers();
  const openLayer = useOpenLayer();
  const queryClient = useQueryClient();
  const [asksToReload, setAsksToReload] = useState(false);

  const askToLogIn = () => {
    const { pathname, search } = layers[layers.top] ?? layers.base;
    if (matchRoute(pathname)?.route.access === 'loggedOut') return;
    // The form says what happened.
    if (readViewer(queryClient).isLoggedIn) setSessionExpired(true);
    // A sheet that is open keeps its place: somebody may be writing in it.
    openLayer(paths.login({ redirectTo: pathname + search }), layers.top === 'modal' ? 'overlay' : 'modal');
  };

  const answer = useEffectEvent((error: ApiError) => {
    if (error.has(PAGE_WIDE_CODES.cursor)) setAsksToReload(true);
    else if (error.has(PAGE_WIDE_CODES.login)) {
      // Somebody who has not finished signing up is led to what is missing, wherever they are.
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
