import { limits } from '#generated/limits.ts';

/** What is heard or seen for a while. */
export type RecordingKind = 'audio' | 'video';

/** Types the server takes, as browsers call them (contract: uploadAudio, uploadVideo), and the endings of such files. */
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
    // Taken where the site has a transcoder; it says so before anything is sent.
    'audio/*',
  ],
  video: ['video/mp4', 'video/quicktime', 'video/webm', '.mp4', '.mov', '.webm', 'video/*'],
};

const MOST_BYTES: Record<RecordingKind, number> = { audio: limits.audioBytes, video: limits.videoBytes };

/** Most of a kind in one post (public block format). */
export const RECORDINGS_MAX: Record<RecordingKind, number> = {
  audio: limits.audioPerPost,
  video: limits.videosPerPost,
};

/** Whether a file is a sound or a film, by what the browser calls it; undefined for everything else. */
export function recordingKindOf({ type }: { type: string }): RecordingKind | undefined {
  if (type.startsWith('audio/') || type === 'application/ogg') return 'audio';
  return type.startsWith('video/') ? 'video' : undefined;
}

/** Why a file is not worth sending. */
export type RecordingFault = 'type' | 'size' | 'empty';

/** Why a file cannot be sent; undefined when it can be tried. The server looks at the bytes. */
export function recordingRefusalOf(
  kind: RecordingKind,
  file: { type: string; size: number },
): RecordingFault | undefined {
  if (file.type !== '' && recordingKindOf(file) !== kind) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MOST_BYTES[kind] ? 'size' : undefined;
}
