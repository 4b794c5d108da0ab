import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '#server/core/errors.ts';
import { ffmpeg, makeAudio, makeVideo } from '#tests/support/ffmpeg.ts';
import { wav } from '#tests/support/recordings.ts';
import { probeRecording } from './recordings.ts';
import { Transcoder, transcoded } from './transcoder.ts';

let folder: string;
let files = 0;
const transcoder = new Transcoder(ffmpeg);
const { signal } = new AbortController();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-transcoder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(bytes: Buffer): Promise<string> {
  files += 1;
  const path = join(folder, `file-${files}`);
  await writeFile(path, bytes);
  return path;
}
async function codeOf(look: Promise<unknown>): Promise<unknown> {
  try {
    return (await look) && 'taken';
  } catch (error) {
    return error instanceof DomainError ? error.causes[0]?.code : error;
  }
}

const HEVC = ['-c:v', 'libx265', '-x265-params', 'log-level=error'];

describe('video transcoding', () => {
  it.each([
    ['a.avi', []],
    ['a.mkv', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']],
    ['a.flv', ['-c:v', 'flv', '-ar', '44100']],
    ['a.wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
    ['a.mpg', ['-r', '25']],
  ])('Transcoder announces and converts a video in %s to MP4 that plays everywhere', async (name, coding) => {
    const path = await written(await makeVideo(name, { seconds: 2, coding }));
    await expect(probeRecording('video', path)).rejects.toThrow();
    const seen = await transcoder.look('video', path);
    expect(seen).toMatchObject({
      type: 'video/mp4',
      extension: 'mp4',
      width: 320,
      height: 180,
      plays: false,
    });
    expect(Math.abs(seen.duration - 2)).toBeLessThan(0.5);
    const made = await written(Buffer.of());
    await transcoder.make(seen, path, made, signal);
    expect(await probeRecording('video', made)).toMatchObject({ plays: true, width: 320, height: 180 });
    const bytes = await readFile(made);
    for (const said of ['Secret', 'at home']) expect(bytes.includes(said)).toBe(false);
  });

  it('Transcoder extracts a picture of a video', async () => {
    const path = await written(await makeVideo('a.avi', { seconds: 2 }));
    const { format, width, height } = await sharp(await transcoder.picture(path, 1)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 320, 180]);
    expect(await transcoder.picture(await written(wav(1)), 0)).toBeUndefined();
  });

  it('transcoded scales a video above full HD down to even sides', () => {
    const film = {
      kind: 'video',
      type: 'video/mp4',
      extension: 'mp4',
      duration: 1,
      plays: false,
      tags: {},
    } as const;
    const sizeOf = (width: number, height: number) => {
      const made = transcoded({ ...film, width, height });
      return [made.width, made.height];
    };
    expect(sizeOf(3840, 2160)).toEqual([1920, 1080]);
    expect(sizeOf(2160, 3840)).toEqual([1080, 1920]);
    expect(sizeOf(1920, 1080)).toEqual([1920, 1080]);
    expect(sizeOf(321, 181)).toEqual([322, 182]);
    expect(sizeOf(4000, 1)).toEqual([1920, 2]);
  });

  it('Transcoder refuses a video that is shorter than its header says with 8005', async () => {
    const path = await written(await makeVideo('a.avi', { seconds: 2 }));
    const seen = await transcoder.look('video', path);
    const made = await written(Buffer.of());
    expect(await codeOf(transcoder.make({ ...seen, duration: 9 }, path, made, signal))).toBe(8005);
  });
});

describe('audio transcoding', () => {
  it.each(['a.flac', 'a.ogg', 'a.aiff', 'a.aac'])(
    'Transcoder converts audio in %s to AAC that plays everywhere',
    async (name) => {
      const path = await written(await makeAudio(name, { seconds: 2 }));
      const seen = await transcoder.look('audio', path);
      expect(seen).toMatchObject({ type: 'audio/mp4', extension: 'm4a', plays: false });
      expect(seen).not.toHaveProperty('width');
      const made = await written(Buffer.of());
      await transcoder.make(seen, path, made, signal);
      expect(await probeRecording('audio', made)).toMatchObject({ plays: true, type: 'audio/mp4' });
      expect((await readFile(made)).includes('Odile')).toBe(false);
    },
  );

  it('Transcoder reads title and artist from the tags of audio', async () => {
    const path = await written(await makeAudio('a.flac', { title: 'Horn' }));
    expect((await transcoder.look('audio', path)).tags).toEqual({ title: 'Horn', artist: 'Odile' });
  });
});

it.each([
  ['a sound sent as a film', 'video', async () => wav(1)],
  ['a film sent as a sound', 'audio', () => makeVideo('a.avi')],
  ['a page', 'video', async () => Buffer.from('<script>alert(1)</script>'.repeat(50))],
  [
    'a picture',
    'video',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
  [
    'a moving picture',
    'video',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
  ],
  ['nothing', 'audio', async () => Buffer.of()],
] as const)('Transcoder refuses %s', async (_name, kind, bytes) => {
  expect(await codeOf(transcoder.look(kind, await written(await bytes())))).toBe(8005);
});

it.each([
  ['MP4 with H.264 and AAC', 'video', () => makeVideo('a.mp4'), true],
  ['MP4 with HEVC', 'video', () => makeVideo('a.mp4', { coding: HEVC }), false],
  ['H.264 of more colours', 'video', () => makeVideo('a.mp4', { coding: ['-pix_fmt', 'yuv422p'] }), false],
  [
    'WebM with VP8 and Vorbis',
    'video',
    () => makeVideo('a.webm', { coding: ['-c:v', 'libvpx', '-c:a', 'libvorbis'] }),
    true,
  ],
  ['full high definition', 'video', () => makeVideo('a.mp4', { size: '1920x1080' }), true],
  ['more than that', 'video', () => makeVideo('a.mp4', { size: '1922x1090' }), false],
  ['MP3', 'audio', () => makeAudio('a.mp3'), true],
  ['AAC', 'audio', () => makeAudio('a.m4a'), true],
  ['Vorbis in OGG', 'audio', () => makeAudio('a.ogg'), false],
  ['a small WAVE', 'audio', async () => wav(1), true],
] as const)('Transcoder knows whether %s plays everywhere', async (_name, kind, bytes, plays) => {
  expect((await probeRecording(kind, await written(await bytes()))).plays).toBe(plays);
});
