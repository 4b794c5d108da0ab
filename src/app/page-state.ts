import type { DehydratedState } from '@tanstack/react-query';
import type { SiteSettings } from './providers/site-settings.ts';

/** State the server hands over to the browser in the document. */
export interface PageState {
  settings: SiteSettings;
  queries: DehydratedState;
  /** Status of the document when it was a failure. */
  failure?: number;
  /** Source paths of the lazy pages and parts in the markup (`shared/ui/lazy-part.tsx`). */
  sources: string[];
}

/** Id of the script element that holds the state. */
export const PAGE_STATE_ID = 'page-state';

/** Returns the state of a server-rendered document; undefined when the server did not render it. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
