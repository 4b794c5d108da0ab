/** What single browsers know of a film's sound: none of them in the same words. */
type Film = Pick<HTMLVideoElement, 'currentTime'> & {
  mozHasAudio?: boolean;
  audioTracks?: { length: number };
  webkitAudioDecodedByteCount?: number;
};

/** Seconds after which sound, if there is any, has been decoded. */
const HEARD_BY = 0.5;

/** Whether a film that plays is known to have no sound at all. */
export function isSilent(film: Film): boolean {
  if (film.audioTracks) return film.audioTracks.length === 0;
  if (film.mozHasAudio !== undefined) return !film.mozHasAudio;
  return film.webkitAudioDecodedByteCount === 0 && film.currentTime > HEARD_BY;
}
