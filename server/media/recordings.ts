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
import type { components } from '#generated/types/api.d.ts';
import { DomainError, domainError } from '../core/errors.ts';

export type RecordingKind = 'audio' | 'video';
export type RecordingType = NonNullable<components['schemas']['MediaFile']['type']>;

/** What a sound or film is, before anything is done to it. */
export type Recording = {
  kind: RecordingKind;
  /** The media type of what is kept. */
  type: RecordingType;
  /** How its file is called. */
  extension: string;
  /** Seconds. */
  duration: number;
  /** Whether browsers everywhere play it as it is, and it is no heavier than it has to be. */
  plays: boolean;
  /** Of a film, as shown. */
  width?: number;
  height?: number;
  tags: { title?: string; artist?: string; album?: string };
  /** The picture that came with a sound. */
  cover?: Uint8Array;
};

type Form = { type: RecordingType; extension: string; output: () => OutputFormat };

/** What is taken, by the name of the form its bytes have, and what is made of it. QuickTime films become MP4. */
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

const WORDS: Record<RecordingKind, { wrong: string; damaged: string }> = {
  audio: {
    wrong: 'This file is not an MP3, M4A, OGG or WAV sound.',
    damaged: 'This sound is damaged and cannot be read.',
  },
  video: {
    wrong: 'This file is not an MP4, MOV or WebM video.',
    damaged: 'This video is damaged and cannot be read.',
  },
};

/** What is said of a file that cannot be taken. */
export function refused(kind: RecordingKind, why: 'wrong' | 'damaged'): DomainError {
  return domainError('bad-media-format', { detail: WORDS[kind][why] });
}

/** Opens a file for as long as something is done with it. What its parser stumbles over is a damaged file. */
async function withInput<Result>(
  kind: RecordingKind,
  path: string,
  work: (input: Input) => Promise<Result>,
): Promise<Result> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    // What is too short for its own head is of no kind either.
    if (!(await input.canRead().catch(() => false))) throw refused(kind, 'wrong');
    return await work(input);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refused(kind, 'damaged');
  } finally {
    input.dispose();
  }
}

function formOf(kind: RecordingKind, { name }: InputFormat): Form {
  const form = FORMS[kind][name];
  if (!form) throw refused(kind, 'wrong');
  return form;
}

/** A line of a tag; what is not one is left out. */
function line(text: string | undefined): string | undefined {
  const clean = text
    ?.toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return clean ? [...clean].slice(0, 256).join('') : undefined;
}

/** Coding of sound that browsers play in each form. */
const SOUND: Readonly<Record<string, readonly (string | null)[]>> = {
  MP3: ['mp3'],
  MP4: ['aac', 'mp3'],
  'QuickTime File Format': ['aac', 'mp3'],
  WebM: ['opus', 'vorbis'],
  WAVE: ['pcm-s16', 'pcm-u8'],
};
/** Most bits of a second that are sent to readers as they came. */
const MOST_BITS: Record<RecordingKind, number> = { audio: 400_000, video: 10_000_000 };
/** Most pixels of a picture of a film, about those of full high definition. */
const MOST_PIXELS = 1920 * 1088;

/** Whether browsers everywhere show the pictures of a film: H.264 of eight bits in MP4, VP8 or VP9 in WebM. */
async function showsEverywhere(form: string, film: InputVideoTrack): Promise<boolean> {
  const pixels = (await film.getDisplayWidth()) * (await film.getDisplayHeight());
  if (pixels > MOST_PIXELS) return false;
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
  if (bitsPerSecond > MOST_BITS[kind]) return false;
  if (film && !(await showsEverywhere(form, film))) return false;
  return sound === null || (SOUND[form]?.includes(await sound.getCodec()) ?? false);
}

/**
 * Looks at the bytes of a sound or film, not at its name: reads the heads of its parts, decodes nothing.
 * https://mediabunny.dev
 *
 * @throws bad-media-format
 */
export async function lookAtRecording(kind: RecordingKind, path: string): Promise<Recording> {
  return withInput(kind, path, async (input) => {
    const format = await input.getFormat();
    const { type, extension } = formOf(kind, format);
    const film = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    // A film sent as a sound would be shown as one.
    if (kind === 'video' ? !film : !sound || film) throw refused(kind, 'wrong');
    const duration = await input.computeDuration();
    if (!(duration > 0)) throw refused(kind, 'damaged');
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

/** What the tags of a sound say, and the picture that came with it. */
async function tagsIn(input: Input): Promise<Pick<Recording, 'tags' | 'cover'>> {
  const { title, artist, album, images = [] } = await input.getMetadataTags();
  const said = Object.entries({ title: line(title), artist: line(artist), album: line(album) });
  const cover = images.find(({ kind: use }) => use === 'coverFront') ?? images[0];
  return {
    tags: Object.fromEntries(said.filter(([, words]) => words !== undefined)),
    ...(cover ? { cover: cover.data } : {}),
  };
}

/** The tags of a file of any form; none of one that cannot be read here. */
export async function tagsOf(path: string): Promise<Pick<Recording, 'tags' | 'cover'>> {
  try {
    return await withInput('audio', path, tagsIn);
  } catch {
    return { tags: {} };
  }
}

/**
 * Writes a sound or film anew, its sound and pictures as they are and nothing else: no tags, no places it was made at,
 * nothing that was hidden between or behind them.
 *
 * @throws bad-media-format when not all of it can be read
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
    if (!conversion.isValid || !kept.includes(kind)) throw refused(kind, 'damaged');
    await conversion.execute();
  });
  sameLength(kind, duration, await lookAtRecording(kind, to));
}

/**
 * Refuses what was cut off somewhere: what is left would be shown as the whole.
 *
 * @param duration of what was sent, in seconds
 * @throws bad-media-format
 */
export function sameLength(kind: RecordingKind, duration: number, written: Recording): void {
  if (Math.abs(written.duration - duration) > Math.max(1, duration * 0.05)) throw refused(kind, 'damaged');
}
