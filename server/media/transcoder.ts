import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { limits } from '#generated/limits.ts';
import { domainError } from '../core/errors.ts';
import { inputOptions, runFfmpeg } from './ffmpeg.ts';
import {
  mediaError,
  probeRecording,
  type Recording,
  type RecordingKind,
  sameLength,
  tagsOf,
} from './recordings.ts';

/** Maximum side length of a converted video in pixels. */
const MAX_SIDE_PX = 1920;
/** Time limit for inspecting a file, which reads it once, in milliseconds. */
const PROBE_TIMEOUT_MS = 30_000;
/** Time limit of a conversion as a multiple of the duration, and never less than five minutes. */
const TIMEOUT_FACTOR = 6;
const MIN_TIMEOUT_MS = 300_000;
/** Maximum bytes of a JPEG frame of at most 1,920 pixels. */
const MAX_PICTURE_BYTES = 8_000_000;

const FITTING = [
  'scale=trunc(iw*sar/2)*2:trunc(ih/2)*2',
  `scale=w=min(${MAX_SIDE_PX}\\,iw):h=min(${MAX_SIDE_PX}\\,ih):force_original_aspect_ratio=decrease`,
  'setsar=1',
].join(',');

/** Returns a size within the limit with even numbers, as H.264 requires. */
function fitting({ width = 2, height = 2 }: { width?: number; height?: number }) {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const even = (side: number): number => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}

/** Returns the properties of a recording after conversion: MP4 with H.264 and AAC, or AAC alone. */
export function transcoded(recording: Recording): Recording {
  if (recording.kind === 'audio') return { ...recording, type: 'audio/mp4', extension: 'm4a' };
  return { ...recording, type: 'video/mp4', extension: 'mp4', ...fitting(recording) };
}

/** Parses a time of ffmpeg, `00:01:02.500000`, to seconds. */
function secondsOf(progress: string): number {
  const [last] = [...progress.matchAll(/^out_time=(\d+):(\d+):([\d.]+)$/gm)].slice(-1);
  return last ? Number(last[1]) * 3600 + Number(last[2]) * 60 + Number(last[3]) : 0;
}

/**
 * Converts audio and video to formats that every browser plays, with the machine's ffmpeg (https://ffmpeg.org). Uploads
 * are passed to it as a single file of a known format; see {@link runFfmpeg} for its limits.
 */
export class Transcoder {
  readonly #program: string;
  /** Threads of one run: half of the machine, so that the site stays responsive. */
  readonly #threads = String(Math.max(1, Math.floor(availableParallelism() / 2)));
  readonly #looks = pLimit(2);

  constructor(program: string) {
    this.#program = program;
  }

  /**
   * Inspects a file of a format that only ffmpeg can read. Decodes one frame of it.
   *
   * @throws bad-media-format
   */
  look(kind: RecordingKind, path: string): Promise<Recording> {
    return this.#looks(async () => {
      const picture = await this.picture(path, 0);
      // A video uploaded as audio would be shown as a video.
      if ((picture !== undefined) !== (kind === 'video')) throw mediaError(kind, 'wrong');
      const track = kind === 'video' ? '0:V:0' : '0:a:0';
      const { out, code } = await runFfmpeg(
        this.#program,
        [
          ...inputOptions(path),
          '-map',
          track,
          '-c',
          'copy',
          '-progress',
          'pipe:1',
          '-f',
          'null',
          '/dev/null',
        ],
        { patience: PROBE_TIMEOUT_MS },
      );
      if (code !== 0) throw mediaError(kind, 'wrong');
      const duration = Math.round(secondsOf(out.toString()) * 1000) / 1000;
      if (!(duration > 0)) throw mediaError(kind, 'damaged');
      const size = picture ? await sharp(picture).metadata() : undefined;
      return transcoded({
        kind,
        type: 'video/mp4',
        extension: 'mp4',
        duration,
        plays: false,
        ...(kind === 'audio' ? await tagsOf(path) : { tags: {} }),
        ...(size ? { width: size.width, height: size.height } : {}),
      });
    });
  }

  /**
   * Returns a video frame as a JPEG; undefined when there is none.
   *
   * @param at seconds from the beginning
   */
  async picture(path: string, at: number, signal?: AbortSignal): Promise<Buffer | undefined> {
    const { out, code } = await runFfmpeg(
      this.#program,
      [
        ...(at > 0 ? ['-ss', at.toFixed(3)] : []),
        ...inputOptions(path),
        ...['-map', '0:V:0', '-frames:v', '1', '-vf', FITTING, '-c:v', 'mjpeg', '-q:v', '3'],
        ...['-f', 'image2pipe', 'pipe:1'],
      ],
      { patience: PROBE_TIMEOUT_MS, mostOut: MAX_PICTURE_BYTES, signal },
    );
    return code === 0 && out.length > 0 ? out : undefined;
  }

  /**
   * Converts a file; only the uploaded audio and video streams go into the result.
   *
   * @param recording as returned by {@link transcoded}
   * @throws bad-media-format when the file cannot be converted; the signal's reason when that aborted it
   */
  async make(recording: Recording, from: string, to: string, signal: AbortSignal): Promise<void> {
    const { kind, duration } = recording;
    const patience = Math.max(MIN_TIMEOUT_MS, duration * TIMEOUT_FACTOR * 1000);
    const most = kind === 'video' ? limits.videoBytes : limits.audioBytes;
    const run = await runFfmpeg(
      this.#program,
      [
        ...inputOptions(from),
        ...(kind === 'video' ? this.#filmOf(recording) : ['-map', '0:a:0', '-vn']),
        ...['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-ar', '48000', '-sn', '-dn'],
        ...['-map_metadata', '-1', '-map_chapters', '-1', '-t', String(limits.videoSeconds + 1)],
        ...['-fs', String(most), '-movflags', '+faststart', '-f', 'mp4', `file:${to}`],
      ],
      { patience, signal },
    );
    if (run.isOver) {
      throw domainError('bad-media-format', {
        reason: 'too_slow',
      });
    }
    if (/No space left/.test(run.said)) throw new Error(`A recording could not be made: ${run.said}`);
    // Killed from outside, for example for lack of memory: a retry may succeed.
    if (run.code === null) throw new Error('ffmpeg was ended while it made a recording.');
    if (run.code !== 0) throw mediaError(kind, 'damaged');
    sameLength(kind, duration, await probeRecording(kind, to));
  }

  #filmOf({ width, height }: Recording): string[] {
    return [
      ...['-map', '0:V:0', '-map', '0:a:0?'],
      ...['-vf', `scale=${width}:${height},setsar=1,format=yuv420p`, '-c:v', 'libx264', '-profile:v', 'high'],
      ...[
        '-preset',
        'veryfast',
        '-crf',
        '23',
        '-maxrate',
        '6M',
        '-bufsize',
        '12M',
        '-threads',
        this.#threads,
      ],
    ];
  }
}
