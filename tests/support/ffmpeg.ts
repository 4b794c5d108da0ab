import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import installed from '@ffmpeg-installer/ffmpeg';

/** The ffmpeg of the tests, an old one: members' files are never handed to it. Packages lose the right to be run. */
export const ffmpeg: string = (() => {
  const { path } = installed;
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
  return path;
})();

/** Runs ffmpeg in a folder of its own and gives the one file it was told to write. */
async function made(name: string, args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-made-'));
  try {
    await promisify(execFile)(ffmpeg, ['-nostdin', '-v', 'error', ...args, name], { cwd: folder });
    return await readFile(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export type FilmOptions = {
  /** Seconds. */
  seconds?: number;
  size?: string;
  coding?: readonly string[];
  title?: string;
};

/** A film that can be played, with a tone, in the form that the ending of its name says. */
export function realFilm(name: string, options: FilmOptions = {}): Promise<Buffer> {
  const { seconds = 1, size = '320x180', coding = [], title = 'Secret' } = options;
  return made(name, [
    ...['-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=${size}:rate=10`],
    ...['-f', 'lavfi', '-i', `sine=duration=${seconds}:frequency=440`],
    ...['-pix_fmt', 'yuv420p', ...coding, '-metadata', `title=${title}`, '-metadata', 'comment=at home'],
  ]);
}

/** A sound in the form that the ending of its name says. */
export function realSound(name: string, { seconds = 1, title = 'Fog horn' } = {}): Promise<Buffer> {
  return made(name, [
    ...['-f', 'lavfi', '-i', `sine=duration=${seconds}:frequency=440`],
    ...['-metadata', `title=${title}`, '-metadata', 'artist=Odile'],
  ]);
}

export type HeldFfmpeg = {
  /** What is run in place of ffmpeg. */
  program: string;
  /** Lets everything go on that is to be made, now and later. */
  open: () => Promise<void>;
  /** Lets everything fail that is to be made, now and later. */
  fail: () => Promise<void>;
  /** How often something was begun to be made. */
  begun: () => Promise<number>;
  remove: () => Promise<void>;
};

/** An ffmpeg that waits before it makes anything until it is told how that ends. Looking at files works at once. */
export async function heldFfmpeg(): Promise<HeldFfmpeg> {
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
    open: () => writeFile(word, 'open'),
    fail: () => writeFile(word, 'fail'),
    begun: async () => (await readFile(tally, 'utf8').catch(() => '')).split('\n').filter(Boolean).length,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
