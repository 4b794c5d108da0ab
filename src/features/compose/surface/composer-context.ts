import { createContext, use, useSyncExternalStore } from 'react';
import type { Upload, Uploads } from '#src/entities/media/uploads.ts';
import type { Recordings, RecordingUpload } from '../data/recordings.ts';

/** State and commands that node views share with the composer. */
export interface ComposerTools {
  uploads: Uploads;
  recordings: Recordings;
  /** Announces a message to screen readers. */
  announce: (message: string) => void;
  /** Ids of polls that came with the post: locked once somebody has voted. */
  existingPolls: ReadonlySet<string>;
  /** True when polls show all validation errors, after an attempt to send the post. */
  checksPolls: boolean;
  /** Returns true once for each newly inserted poll, so that its question is focused. */
  takeFresh: (pollId: string) => boolean;
  /** Opens the alt text field of an image; without an id it closes. */
  openWords: (localId: string | undefined) => void;
  /** Name of the blog that writes. */
  paywallBlog: string;
  /** True where a part for supporters would be refused: the blog takes no supporters. */
  cannotHavePaywall: boolean;
  /** The local id of the image whose alt text field is open. */
  hasWordsOpen: string | undefined;
}

/** Provided by the composer around the editor. */
export const ComposerContext = createContext<ComposerTools | null>(null);

/** Returns the composer's tools. */
export function useComposerTools(): ComposerTools {
  const tools = use(ComposerContext);
  if (!tools) throw new Error('The text surface needs a form around it');
  return tools;
}

/** Returns the upload of an image; undefined for one that came with the post. */
export function useUpload(localId: string): Upload | undefined {
  const { uploads } = useComposerTools();
  return useSyncExternalStore(
    uploads.subscribe,
    () => uploads.get(localId),
    () => undefined,
  );
}

/** Returns the upload of an audio or video; undefined for one that came with the post. */
export function useRecording(localId: string): RecordingUpload | undefined {
  const { recordings } = useComposerTools();
  return useSyncExternalStore(
    recordings.subscribe,
    () => recordings.get(localId),
    () => undefined,
  );
}
