import { useEffect, useEffectEvent } from 'react';
import type { Uploads } from '#src/entities/media/uploads.ts';
import type { Recordings } from '../data/recordings.ts';
import { picturesOf, recordingsOf } from '../model/to-blocks.ts';
import type { DocJson } from '../model/types.ts';

/** Resumes uploads that were interrupted by a lost connection as soon as it is back. */
export function useResumeUploads(uploads: Uploads, recordings: Recordings, doc: DocJson): void {
  const goOn = useEffectEvent(() => {
    uploads.retryInterrupted(picturesOf(doc).map(({ attrs }) => attrs.localId));
    recordings.goOn(recordingsOf(doc).map(({ attrs }) => attrs.localId));
  });
  useEffect(() => {
    const listener = (): void => goOn();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
