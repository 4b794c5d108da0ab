import { createContext, use } from 'react';

/** Failure the server rendered into this document. */
export interface DocumentFailure {
  /** HTTP status: 404, or a 5xx. */
  status: number;
  /** Key of the history entry it belongs to; other entries render normally. */
  entryKey: string;
}

/** Set by both entry points, so that the browser hydrates the same view the server rendered. */
export const DocumentFailureContext = createContext<DocumentFailure | undefined>(undefined);

/** Returns the failure status of this history entry's document; undefined when it succeeded. */
export function useDocumentFailure(entryKey: string): number | undefined {
  const failure = use(DocumentFailureContext);
  return failure?.entryKey === entryKey ? failure.status : undefined;
}
