import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'react-router';
import type { SiteHistory } from './site-history.ts';

declare global {
  interface Document {
    /** Newer than the types; not in every browser. */
    activeViewTransition?: ViewTransition | null;
  }
}

/**
 * The router of the browser. The page that is shown stays until the next one is ready to be; meanwhile the document says
 * `data-pending`, for the thread under the header. No context for it: a change of one would cost parts that are still
 * asleep their markup.
 */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [{ location, action }, setMoment] = useState(history.now);
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(
    () =>
      history.listen((moment) => {
        // Who goes on does not wait for what still moves.
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
