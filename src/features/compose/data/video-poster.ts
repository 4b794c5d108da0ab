import { uploadImage } from '#generated/hooks/media/media.ts';
import type { components } from '#generated/types/api.d.ts';

type Image = components['schemas']['Image'];

/** Longest side of a poster, in pixels. */
const MAX_SIDE_PX = 1280;
/** Time limit for a video to show a frame, in milliseconds. */
const FRAME_TIMEOUT_MS = 20_000;

/** Resolves with the next event of that name; rejects when the video cannot be played. */
function nextEvent(film: HTMLVideoElement, name: string, signal: AbortSignal): Promise<Event> {
  return new Promise((resolve, reject) => {
    film.addEventListener(name, resolve, { once: true });
    film.addEventListener('error', () => reject(new Error('This film cannot be shown here')), { once: true });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Captures a frame from the beginning of a video; undefined where this browser cannot decode it. */
async function captureFrame(file: File, signal: AbortSignal): Promise<Blob | undefined> {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  film.playsInline = true;
  const url = URL.createObjectURL(file);
  try {
    film.src = url;
    await nextEvent(film, 'loadeddata', signal);
    const at = Math.min(1, film.duration / 10);
    if (Number.isFinite(at) && at > 0) {
      film.currentTime = at;
      await nextEvent(film, 'seeked', signal);
    }
    const { videoWidth: width, videoHeight: height } = film;
    if (width === 0 || height === 0) return undefined;
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return picture ?? undefined;
  } finally {
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(url);
  }
}

/** Creates and uploads a poster image for a video in this browser. A video without a poster can be posted too. */
export async function createPoster(file: File, signal: AbortSignal): Promise<Image[] | undefined> {
  try {
    const picture = await captureFrame(
      file,
      AbortSignal.any([signal, AbortSignal.timeout(FRAME_TIMEOUT_MS)]),
    );
    if (!picture) return undefined;
    const poster = new File([picture], 'poster.jpg', { type: picture.type });
    return (await uploadImage({ file: poster }, { signal })).response.media;
  } catch {
    return undefined;
  }
}
