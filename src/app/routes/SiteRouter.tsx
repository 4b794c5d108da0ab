import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'react-router';
import type { SiteHistory } from './site-history.ts';

declare global {
  interface Document {
    /** Not in TypeScript's DOM types yet, and not in every browser. */
    activeViewTransition?: ViewTransition | null;
  }
}

/**
 * Browser router. The current page stays until the next one is ready to render; meanwhile the document carries
 * `data-pending`, which shows the progress line under the header. An attribute instead of a context, because a context
 * change would discard markup that is not hydrated yet.
 */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [{ location, action }, setMoment] = useState(history.current);
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(
    () =>
      history.listen((moment) => {
        // A further navigation does not wait for a running view transition.
        document.activeViewTransition?.skipTransition();
        startTransition(() => setMoment(moment));
      }),
    [history],
  );
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pending', isPending);
  }, [isPending]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
