import type { DehydratedState } from '@tanstack/react-query';
import type { SiteSettings } from './providers/site-settings.ts';

/** What the server hands to the browser's side of the page. */
export interface PageState {
  settings: SiteSettings;
  queries: DehydratedState;
  /** The status the document was answered with, when it was a failure. */
  failure?: number;
  /** Sources of the pages and parts on it whose code comes separately (`shared/ui/lazy-part.tsx`). */
  sources: string[];
}

/** The id of the script element that holds it. */
export const PAGE_STATE_ID = 'page-state';

/** The state of a document that the server rendered; undefined in a document it did not. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
