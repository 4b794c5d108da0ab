import { limits } from '#generated/limits.ts';

/** Kind of a recording: uploaded media with a duration. */
export type RecordingKind = 'audio' | 'video';

/** MIME types and file extensions the server accepts (contract: uploadAudio, uploadVideo). */
export const RECORDING_TYPES: Record<RecordingKind, readonly string[]> = {
  audio: [
    'audio/mpeg',
    'audio/mp4',
    'audio/x-m4a',
    'audio/aac',
    'audio/ogg',
    'audio/wav',
    'audio/x-wav',
    '.mp3',
    '.m4a',
    '.ogg',
    '.wav',
    // Accepted when the site has a transcoder; without one, creating the upload fails before any data is sent.
    'audio/*',
  ],
  video: ['video/mp4', 'video/quicktime', 'video/webm', '.mp4', '.mov', '.webm', 'video/*'],
};

const MAX_BYTES: Record<RecordingKind, number> = { audio: limits.audioBytes, video: limits.videoBytes };

/** Maximum number per kind in one post (public block format). */
export const RECORDINGS_PER_POST_MAX: Record<RecordingKind, number> = {
  audio: limits.audioPerPost,
  video: limits.videosPerPost,
};

/** Returns the kind of recording by the browser's MIME type; undefined for every other file. */
export function recordingKindOf({ type }: { type: string }): RecordingKind | undefined {
  if (type.startsWith('audio/') || type === 'application/ogg') return 'audio';
  return type.startsWith('video/') ? 'video' : undefined;
}

/** Reason why a file is rejected before the upload. */
export type RecordingRejection = 'type' | 'size' | 'empty';

/**
 * Returns the reason to reject a file before the upload; undefined when it can be tried. The server inspects the bytes.
 */
export function recordingRejectionOf(
  kind: RecordingKind,
  file: { type: string; size: number },
): RecordingRejection | undefined {
  if (file.type !== '' && recordingKindOf(file) !== kind) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_BYTES[kind] ? 'size' : undefined;
}
