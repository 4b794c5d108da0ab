import type { QueryClient } from '@tanstack/react-query';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { matchRoute } from './routes/match.ts';

/** One visit in twenty reports its errors, those of admins always (spec 001 §9). */
const SAMPLE = 0.05;

const early: Event[] = [];
const listening = new AbortController();
for (const kind of ['error', 'unhandledrejection'])
  window.addEventListener(kind, (event) => void early.push(event), { signal: listening.signal });

function taken(): Event[] {
  listening.abort();
  return early.splice(0);
}

/** Whether this visit reports its errors. Whoever saves data is left alone. */
export function isReporting(isAdmin: boolean): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && (isAdmin || Math.random() < SAMPLE);
}

/** Fetches what reports errors, for the visits that do. Answers whether this is one. */
export async function reportErrors(queryClient: QueryClient): Promise<boolean> {
  if (!isReporting(readViewer(queryClient).user?.isAdmin ?? false)) {
    taken();
    return false;
  }
  const { startErrorReporting } = await import('#src/platform/error-reporting/start.ts');
  startErrorReporting({ taken, route: () => matchRoute(window.location.pathname)?.route.path ?? '' });
  return true;
}
