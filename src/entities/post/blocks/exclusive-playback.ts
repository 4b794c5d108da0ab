let currentMedia: HTMLMediaElement | undefined;

/** Registers media that starts to play and pauses the media that played before. */
export function pauseOtherMedia(media: HTMLMediaElement): void {
  if (currentMedia !== media) currentMedia?.pause();
  currentMedia = media;
}
