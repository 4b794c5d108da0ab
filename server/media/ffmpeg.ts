import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { constants as osConstants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

/** Result of one run of ffmpeg. */
type Run = {
  /** Its standard output. */
  out: Buffer;
  /** Exit code; null when it was ended by a signal. */
  code: number | null;
  /** End of its error output. */
  said: string;
  /** True when it exceeded its time or output limit. */
  isOver: boolean;
};

export type RunOptions = {
  /** Time limit in milliseconds. */
  patience: number;
  /** Maximum bytes on standard output. */
  mostOut?: number;
  /** Aborts the run. */
  signal?: AbortSignal | undefined;
};

const STDERR_TAIL_LENGTH = 4000;

/**
 * Container formats that may be opened. None of them refers to other files: playlists (HLS, DASH, concat) could name
 * any file of this machine.
 */
const FORMS =
  'aac,aiff,asf,avi,caf,flac,flv,matroska,webm,mov,mp4,m4a,3gp,3g2,mj2,mp3,mpeg,mpegts,mpegvideo,ogg,wav,w64';

/** Returns the input options for a file: a single file of a known format, without external references. */
export function inputOptions(path: string): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', FORMS, '-i', `file:${path}`];
}

/**
 * Returns the path of `ffmpeg` on this machine; undefined when it is not installed.
 *
 * @param path directories, as in the variable `PATH`
 */
export function findFfmpeg(path = ''): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'ffmpeg'))
    .find(isProgram);
}

/** Returns true when a file is executable. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs ffmpeg once at low priority: without a shell, without the server's environment, with limits on memory for one
 * picture, on time and on output.
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
  // Limit in seconds of processor time, enforced by the operating system: it holds even when this process has ended.
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
    said = (said + text).slice(-STDERR_TAIL_LENGTH);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('spawn', () => {
        try {
          if (child.pid) setPriority(child.pid, osConstants.priority.PRIORITY_LOW);
        } catch {
          // The process has ended already, or its priority cannot be changed; its limits hold anyway.
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
