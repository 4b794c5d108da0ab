import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { SiteHistory } from './site-history.ts';

/** The router of the browser. The page that is shown stays until the next one is ready to be. */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [{ location, action }, setMoment] = useState(history.now);
  useLayoutEffect(() => history.listen((moment) => startTransition(() => setMoment(moment))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
