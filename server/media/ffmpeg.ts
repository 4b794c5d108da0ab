import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { constants as osConstants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

/** What one run of the program gave. */
type Run = {
  /** What it wrote to its standard output. */
  out: Buffer;
  /** Its exit code; null when it was ended by a signal. */
  code: number | null;
  /** The last it said of its troubles. */
  said: string;
  /** Whether it took longer, or wrote more, than it may. */
  isOver: boolean;
};

export type RunOptions = {
  /** Longest it may take, in milliseconds. */
  patience: number;
  /** Most it may write to its standard output, in bytes. */
  mostOut?: number;
  /** Ends it. */
  signal?: AbortSignal | undefined;
};

const SAID = 4000;

/**
 * Forms that are opened. None of them leads to other files: lists of pieces (HLS, DASH, concat) could name any file of
 * this machine.
 */
const FORMS =
  'aac,aiff,asf,avi,caf,flac,flv,matroska,webm,mov,mp4,m4a,3gp,3g2,mj2,mp3,mpeg,mpegts,mpegvideo,ogg,wav,w64';

/** Said of every file that is opened: one file, of a known form, without what it refers to elsewhere. */
export function opened(path: string): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', FORMS, '-i', `file:${path}`];
}

/**
 * Where `ffmpeg` is on this machine; undefined where it is not.
 *
 * @param path folders, as in the variable `PATH`
 */
export function findFfmpeg(path = ''): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'ffmpeg'))
    .find(isProgram);
}

/** Whether a file can be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs ffmpeg once, behind everything else that wants the processor: without a shell, without our environment, with a
 * bound on memory for one picture, on time and on what it writes.
 *
 * @throws the signal's reason when it ended the run
 */
export async function runFfmpeg(
  program: string,
  args: readonly string[],
  { patience, mostOut = 1_000_000, signal }: RunOptions,
): Promise<Run> {
  signal?.throwIfAborted();
  const bounds = ['-hide_banner', '-nostdin', '-y', '-v', 'error', '-max_alloc', '500000000'];
  // Counted in seconds of the processor, and kept by the system: it holds when we are gone.
  const ownEnd = ['-timelimit', String(Math.ceil(patience / 250))];
  const child = spawn(program, [...bounds, ...ownEnd, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '' },
  });
  const parts: Buffer[] = [];
  let [said, written, isOver] = ['', 0, false];
  const end = (): void => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    isOver = true;
    end();
  }, patience);
  signal?.addEventListener('abort', end, { once: true });
  child.stdout.on('data', (part: Buffer) => {
    written += part.length;
    if (written > mostOut) {
      isOver = true;
      end();
    } else parts.push(part);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SAID);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('spawn', () => {
        try {
          if (child.pid) setPriority(child.pid, osConstants.priority.PRIORITY_LOW);
        } catch {
          // Gone already, or not ours to slow down: its bounds hold all the same.
        }
      });
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    return { out: Buffer.concat(parts), code, said, isOver };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
