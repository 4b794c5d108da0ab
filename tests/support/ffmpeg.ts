import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import installed from '@ffmpeg-installer/ffmpeg';
import { findFfmpeg } from '#server/media/ffmpeg.ts';

/**
 * Path of the tests' ffmpeg: the one on the PATH, else the old one of a package, which is never given members' files.
 * Packages with a newer one download it from elsewhere when they are installed. npm packages lose the execute
 * permission, so it is restored.
 */
export const ffmpeg: string = (() => {
  const found = findFfmpeg(process.env.PATH);
  if (found !== undefined) return found;
  const { path } = installed;
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
  return path;
})();

/** Runs ffmpeg in a folder of its own and returns the one file it was told to write. */
async function runFfmpeg(name: string, args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-made-'));
  try {
    await promisify(execFile)(ffmpeg, ['-nostdin', '-v', 'error', ...args, name], { cwd: folder });
    return await readFile(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export type VideoOptions = {
  /** Duration in seconds. */
  seconds?: number;
  size?: string;
  coding?: readonly string[];
  title?: string;
};

/** Returns a playable video with a tone, in the format of the file extension. */
export function makeVideo(name: string, options: VideoOptions = {}): Promise<Buffer> {
  const { seconds = 1, size = '320x180', coding = [], title = 'Secret' } = options;
  return runFfmpeg(name, [
    ...['-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=${size}:rate=10`],
    ...['-f', 'lavfi', '-i', `sine=duration=${seconds}:frequency=440`],
    ...['-pix_fmt', 'yuv420p', ...coding, '-metadata', `title=${title}`, '-metadata', 'comment=at home'],
  ]);
}

/** Returns an audio file in the format of the file extension. */
export function makeAudio(name: string, { seconds = 1, title = 'Fog horn' } = {}): Promise<Buffer> {
  return runFfmpeg(name, [
    ...['-f', 'lavfi', '-i', `sine=duration=${seconds}:frequency=440`],
    ...['-metadata', `title=${title}`, '-metadata', 'artist=Odile'],
  ]);
}

export type PausedFfmpeg = {
  /** Path of the program that replaces ffmpeg. */
  program: string;
  /** Lets all conversions continue, current and later ones. */
  resume: () => Promise<void>;
  /** Makes all conversions fail, current and later ones. */
  fail: () => Promise<void>;
  /** Returns how many conversions were started. */
  startedCount: () => Promise<number>;
  remove: () => Promise<void>;
};

/** Returns an ffmpeg whose conversions wait until they are told how to end. Probing files works at once. */
export async function pausedFfmpeg(): Promise<PausedFfmpeg> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-ffmpeg-'));
  const [program, word, tally] = ['ffmpeg', 'word', 'tally'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const script = `#!/bin/sh
case "$*" in
  *faststart*)
    echo begun >> '${tally}'
    while [ ! -s '${word}' ]; do [ -e '${program}' ] || exit 1; sleep 0.05; done
    [ "$(cat '${word}')" = fail ] && exit 1
    ;;
esac
exec '${ffmpeg}' "$@"
`;
  await writeFile(program, script);
  await chmod(program, 0o755);
  return {
    program,
    resume: () => writeFile(word, 'open'),
    fail: () => writeFile(word, 'fail'),
    startedCount: async () =>
      (await readFile(tally, 'utf8').catch(() => '')).split('\n').filter(Boolean).length,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
