import { createContext, use } from 'react';

/** What the server answered this document with, when that was not the page that was asked for. */
export interface FirstFailure {
  /** The HTTP status: 404, or a 5xx. */
  status: number;
  /** The history entry it belongs to; any other entry is rendered as usual. */
  entryKey: string;
}

/** Set by the entries, so that the browser hydrates the very view the server rendered. */
export const FirstFailureContext = createContext<FirstFailure | undefined>(undefined);

/** The status the server answered with for this history entry, when it was a failure. */
export function useFirstFailure(entryKey: string): number | undefined {
  const failure = use(FirstFailureContext);
  return failure?.entryKey === entryKey ? failure.status : undefined;
}
