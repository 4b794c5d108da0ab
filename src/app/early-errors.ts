import type { QueryClient } from '@tanstack/react-query';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { matchRoute } from './routes/match.ts';

/** Share of visits that report their errors; admins always do (spec 001 §9). */
const SAMPLE_SHARE = 0.05;

const early: Event[] = [];
const listening = new AbortController();
for (const kind of ['error', 'unhandledrejection'])
  window.addEventListener(kind, (event) => void early.push(event), { signal: listening.signal });

function takeEarlyErrors(): Event[] {
  listening.abort();
  return early.splice(0);
}

/** Returns true when this visit reports its errors. Visits with data saver never do. */
export function shouldReportErrors(isAdmin: boolean): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && (isAdmin || Math.random() < SAMPLE_SHARE);
}

/** Loads the error reporter for sampled visits. Resolves to true when this visit is sampled. */
export async function loadErrorReporting(queryClient: QueryClient): Promise<boolean> {
  if (!shouldReportErrors(readViewer(queryClient).user?.isAdmin ?? false)) {
    takeEarlyErrors();
    return false;
  }
  const { startErrorReporting } = await import('#src/platform/error-reporting/start.ts');
  startErrorReporting({
    takeEarlyErrors,
    route: () => matchRoute(window.location.pathname)?.route.path ?? '',
  });
  return true;
}
