import { createRoot } from 'react-dom/client';
import { configureHttp } from '#src/shared/api/call/http.ts';
import { makeCallLog } from './calls.ts';
import { DevPanel } from './DevPanel.tsx';
import { makeForcedStore, preferHeaderOf, takeFromUrl } from './forced.ts';

interface Options {
  /** Asks the server again for everything on the screen. */
  refetch: () => void;
}

/**
 * Starts the developer panel: from here on every call goes out with the answer that was forced for it. Call it before
 * the first request, and only when the page talks to the mock; a build for visitors does not contain this file.
 *
 * `?force=likePost:429` forces an answer, `?panel=off` keeps the button away (for pictures of a page).
 */
export function startDevPanel({ refetch }: Options): void {
  const forced = makeForcedStore(window.sessionStorage);
  const calls = makeCallLog();
  takeFromUrl(forced, window.location.search);
  configureHttp({
    preferOf(operation) {
      calls.add({ operation, path: window.location.pathname });
      const answer = forced.get()[operation];
      return answer && preferHeaderOf(answer);
    },
  });
  if (new URLSearchParams(window.location.search).get('panel') === 'off') return;
  const host = document.createElement('div');
  host.id = 'dev-panel';
  document.body.append(host);
  createRoot(host).render(<DevPanel forced={forced} calls={calls} refetch={refetch} />);
}
