let playing: HTMLMediaElement | undefined;

/** Call when something starts to play: whatever played before falls silent. */
export function startPlaying(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause();
  playing = media;
}
