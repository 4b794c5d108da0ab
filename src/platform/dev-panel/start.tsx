import { createRoot } from 'react-dom/client';
import { configureHttp } from '#src/shared/api/call/http.ts';
import { makeCallLog } from './calls.ts';
import { DevPanel } from './DevPanel.tsx';
import { applyForcedFromUrl, makeForcedStore, preferHeaderOf } from './forced.ts';

interface Options {
  /** Refetches all queries on the page. */
  refetch: () => void;
}

/**
 * Starts the developer panel: from here on every call is sent with the response forced for it. Call it before the first
 * request, and only when the page talks to the mock; production builds do not contain this file.
 *
 * `?force=likePost:429` forces a response, `?panel=off` hides the button (for screenshots).
 */
export function startDevPanel({ refetch }: Options): void {
  const forced = makeForcedStore(window.sessionStorage);
  const calls = makeCallLog();
  const { search } = window.location;
  applyForcedFromUrl(forced, search);
  configureHttp({
    preferOf(operation) {
      calls.add({ operation, path: window.location.pathname });
      const answer = forced.get()[operation];
      return answer && preferHeaderOf(answer);
    },
  });
  if (new URLSearchParams(search).get('panel') === 'off') return;
  const host = document.createElement('div');
  host.id = 'dev-panel';
  document.body.append(host);
  createRoot(host).render(
    <DevPanel
      forced={forced}
      asked={new URLSearchParams(search).getAll('force')}
      calls={calls}
      refetch={refetch}
    />,
  );
}
