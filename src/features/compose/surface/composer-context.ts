import { createContext, use, useSyncExternalStore } from 'react';
import type { Upload, Uploads } from '#src/entities/media/uploads.ts';
import type { Recordings, RecordingUpload } from '../data/recordings.ts';

/** What the parts inside the text surface share with the form around it. */
export interface ComposerTools {
  uploads: Uploads;
  recordings: Recordings;
  /** Says something to screen readers. */
  announce: (message: string) => void;
  /** Polls that came with the post: they are kept as they are once somebody has voted. */
  keptPolls: ReadonlySet<string>;
  /** Whether polls say what they lack although nobody has been there yet: the post was to be sent. */
  checksPolls: boolean;
  /** Whether a poll was put in just now; true once for each, to lead the writer to its question. */
  takeFresh: (pollId: string) => boolean;
  /** Opens the form's field for what a picture shows; without an id it closes. */
  openWords: (localId: string | undefined) => void;
  /** The picture whose field is open. */
  hasWordsOpen: string | undefined;
}

/** Set by the form around the surface. */
export const ComposerContext = createContext<ComposerTools | null>(null);

/** The form's tools. */
export function useComposerTools(): ComposerTools {
  const tools = use(ComposerContext);
  if (!tools) throw new Error('The text surface needs a form around it');
  return tools;
}

/** Where one picture is on its way; undefined for one that came with the post. */
export function useUpload(localId: string): Upload | undefined {
  const { uploads } = useComposerTools();
  return useSyncExternalStore(
    uploads.subscribe,
    () => uploads.get(localId),
    () => undefined,
  );
}

/** Where one sound or film is on its way; undefined for one that came with the post. */
export function useRecording(localId: string): RecordingUpload | undefined {
  const { recordings } = useComposerTools();
  return useSyncExternalStore(
    recordings.subscribe,
    () => recordings.get(localId),
    () => undefined,
  );
}
