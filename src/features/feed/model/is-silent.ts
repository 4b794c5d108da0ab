/** Non-standard video properties of different browsers that reveal an audio track. */
type VideoAudioInfo = Pick<HTMLVideoElement, 'currentTime'> & {
  mozHasAudio?: boolean;
  audioTracks?: { length: number };
  webkitAudioDecodedByteCount?: number;
};

/** Playback position in seconds by which audio, if there is any, has been decoded. */
const DECODED_AFTER_SECONDS = 0.5;

/** Returns true when a playing video is known to have no audio. */
export function isSilent(film: VideoAudioInfo): boolean {
  if (film.audioTracks) return film.audioTracks.length === 0;
  if (film.mozHasAudio !== undefined) return !film.mozHasAudio;
  return film.webkitAudioDecodedByteCount === 0 && film.currentTime > DECODED_AFTER_SECONDS;
}
