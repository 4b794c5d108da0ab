import { stat } from 'node:fs/promises';
import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputFormat,
  type InputVideoTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import type { ErrorReason } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { DomainError, domainError } from '../core/errors.ts';

export type RecordingKind = 'audio' | 'video';
export type RecordingType = NonNullable<components['schemas']['MediaFile']['type']>;

/** Properties of an uploaded audio or video file. */
export type Recording = {
  kind: RecordingKind;
  /** Media type of the stored file. */
  type: RecordingType;
  /** File name extension. */
  extension: string;
  /** Duration in seconds. */
  duration: number;
  /** True when all browsers play the file unchanged and its bit rate is acceptable. */
  plays: boolean;
  /** Displayed size of a video. */
  width?: number;
  height?: number;
  tags: { title?: string; artist?: string; album?: string };
  /** Cover picture of an audio file. */
  cover?: Uint8Array;
};

type Form = { type: RecordingType; extension: string; output: () => OutputFormat };

/** Accepted container formats, and the format they are stored in. QuickTime videos become MP4. */
const FORMS: Record<RecordingKind, Readonly<Record<string, Form>>> = {
  audio: {
    MP3: { type: 'audio/mpeg', extension: 'mp3', output: () => new Mp3OutputFormat() },
    MP4: { type: 'audio/mp4', extension: 'm4a', output: () => new Mp4OutputFormat({ fastStart: false }) },
    Ogg: { type: 'audio/ogg', extension: 'ogg', output: () => new OggOutputFormat() },
    WAVE: { type: 'audio/wav', extension: 'wav', output: () => new WavOutputFormat() },
  },
  video: {
    MP4: { type: 'video/mp4', extension: 'mp4', output: () => new Mp4OutputFormat({ fastStart: false }) },
    'QuickTime File Format': {
      type: 'video/mp4',
      extension: 'mp4',
      output: () => new Mp4OutputFormat({ fastStart: false }),
    },
    WebM: { type: 'video/webm', extension: 'webm', output: () => new WebMOutputFormat() },
  },
};

const REASONS = {
  audio: { wrong: 'no_sound', damaged: 'damaged_sound' },
  video: { wrong: 'no_video', damaged: 'damaged_video' },
} as const satisfies Record<RecordingKind, Record<'wrong' | 'damaged', ErrorReason<'bad-media-format'>>>;

/** Returns the error for a file that is not accepted. */
export function mediaError(kind: RecordingKind, why: 'wrong' | 'damaged'): DomainError {
  return domainError('bad-media-format', { reason: REASONS[kind][why] });
}

/** Opens a file while `work` runs. A parser error means a damaged file. */
async function withInput<Result>(
  kind: RecordingKind,
  path: string,
  work: (input: Input) => Promise<Result>,
): Promise<Result> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    // A file shorter than its own header has no recognisable format either.
    if (!(await input.canRead().catch(() => false))) throw mediaError(kind, 'wrong');
    return await work(input);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw mediaError(kind, 'damaged');
  } finally {
    input.dispose();
  }
}

function formOf(kind: RecordingKind, { name }: InputFormat): Form {
  const form = FORMS[kind][name];
  if (!form) throw mediaError(kind, 'wrong');
  return form;
}

/** Returns a tag as a line of text; undefined when it is not one. */
function line(text: string | undefined): string | undefined {
  const clean = text
    ?.toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return clean ? [...clean].slice(0, 256).join('') : undefined;
}

/** Audio codecs that browsers play, by container format. */
const SOUND: Readonly<Record<string, readonly (string | null)[]>> = {
  MP3: ['mp3'],
  MP4: ['aac', 'mp3'],
  'QuickTime File Format': ['aac', 'mp3'],
  WebM: ['opus', 'vorbis'],
  WAVE: ['pcm-s16', 'pcm-u8'],
};
/** Maximum bits per second of a file that is served unconverted. */
const MAX_BITS_PER_SECOND: Record<RecordingKind, number> = { audio: 400_000, video: 10_000_000 };
/** Maximum pixels of a video frame, about those of full high definition. */
const MAX_PIXELS = 1920 * 1088;

/** Returns true when all browsers show the video track: H.264 of eight bits in MP4, VP8 or VP9 in WebM. */
async function showsEverywhere(form: string, film: InputVideoTrack): Promise<boolean> {
  const pixels = (await film.getDisplayWidth()) * (await film.getDisplayHeight());
  if (pixels > MAX_PIXELS) return false;
  const codec = await film.getCodec();
  if (form === 'WebM') return codec === 'vp8' || codec === 'vp9';
  return codec === 'avc' && /^avc[13]\.(?:42|4d|58|64)/i.test((await film.getCodecParameterString()) ?? '');
}

async function playsEverywhere(
  kind: RecordingKind,
  form: string,
  tracks: { film: InputVideoTrack | null; sound: InputAudioTrack | null },
  bitsPerSecond: number,
): Promise<boolean> {
  const { film, sound } = tracks;
  if (bitsPerSecond > MAX_BITS_PER_SECOND[kind]) return false;
  if (film && !(await showsEverywhere(form, film))) return false;
  return sound === null || (SOUND[form]?.includes(await sound.getCodec()) ?? false);
}

/**
 * Inspects an audio or video file by its bytes, not its name: reads the headers of its parts, decodes nothing.
 * https://mediabunny.dev
 *
 * @throws bad-media-format
 */
export async function probeRecording(kind: RecordingKind, path: string): Promise<Recording> {
  return withInput(kind, path, async (input) => {
    const format = await input.getFormat();
    const { type, extension } = formOf(kind, format);
    const film = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    // A video uploaded as audio would be shown as a video.
    if (kind === 'video' ? !film : !sound || film) throw mediaError(kind, 'wrong');
    const duration = await input.computeDuration();
    if (!(duration > 0)) throw mediaError(kind, 'damaged');
    const bits = ((await stat(path)).size * 8) / duration;
    const plays = await playsEverywhere(kind, format.name, { film, sound }, bits);
    const known = { kind, type, extension, duration: Math.round(duration * 1000) / 1000, plays };
    if (film) {
      const width = await film.getDisplayWidth();
      const height = await film.getDisplayHeight();
      return { ...known, width, height, tags: {} };
    }
    return { ...known, ...(await tagsIn(input)) };
  });
}

/** Reads the tags and the cover of an audio file. */
async function tagsIn(input: Input): Promise<Pick<Recording, 'tags' | 'cover'>> {
  const { title, artist, album, images = [] } = await input.getMetadataTags();
  const said = Object.entries({ title: line(title), artist: line(artist), album: line(album) });
  const cover = images.find(({ kind: use }) => use === 'coverFront') ?? images[0];
  return {
    tags: Object.fromEntries(said.filter(([, words]) => words !== undefined)),
    ...(cover ? { cover: cover.data } : {}),
  };
}

/** Returns the tags of a file of any format; none when it cannot be read here. */
export async function tagsOf(path: string): Promise<Pick<Recording, 'tags' | 'cover'>> {
  try {
    return await withInput('audio', path, tagsIn);
  } catch {
    return { tags: {} };
  }
}

/**
 * Rewrites an audio or video file with its streams unchanged and without anything else: no tags, no locations, no
 * hidden data.
 *
 * @throws bad-media-format when part of it cannot be read
 */
export async function rewriteRecording(
  { kind, duration }: Recording,
  from: string,
  to: string,
): Promise<void> {
  await withInput(kind, from, async (input) => {
    const output = new Output({
      format: formOf(kind, await input.getFormat()).output(),
      target: new FilePathTarget(to),
    });
    const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false });
    const kept = conversion.utilizedTracks.map((track) => track.type);
    if (!conversion.isValid || !kept.includes(kind)) throw mediaError(kind, 'damaged');
    await conversion.execute();
  });
  sameLength(kind, duration, await probeRecording(kind, to));
}

/**
 * Refuses a truncated file, which would otherwise be shown as complete.
 *
 * @param duration of the uploaded file, in seconds
 * @throws bad-media-format
 */
export function sameLength(kind: RecordingKind, duration: number, written: Recording): void {
  if (Math.abs(written.duration - duration) > Math.max(1, duration * 0.05)) throw mediaError(kind, 'damaged');
}
