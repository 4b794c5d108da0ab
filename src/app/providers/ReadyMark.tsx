import { useEffect } from 'react';

/**
 * Marks the document once its scripts answer for it: before, links load documents and forms are sent by the browser. Tests
 * wait for the mark, as people wait without knowing.
 */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
