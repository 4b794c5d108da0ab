import { watch } from 'node:fs';
import { resolve as resolvePath, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Time without further changes after which a run begins, in milliseconds: editors write several files at once. */
const QUIET_MS = 500;
/** Interval between attempts to reach a server that restarts, in milliseconds. */
const ATTEMPT_INTERVAL_MS = 250;
/** Folders whose changes say nothing about a server's source: version control, packages, builds, reports. */
const IGNORED = /(^|[/\\])(\.git|\.cache|node_modules|target|dist|build|__pycache__|\.venv)([/\\]|$)/;

/**
 * Waits for a change of a file below a folder, and until nothing has changed for half a second.
 *
 * @param written a folder whose changes are ignored, because the kit itself writes into it
 * @returns false when the signal ended the waiting
 */
export async function waitForChange(folder: string, written: string, signal: AbortSignal): Promise<boolean> {
  const ignoredFolder = resolvePath(written);
  return new Promise((resolve, reject) => {
    let quiet: NodeJS.Timeout | undefined;
    const watcher = watch(folder, { recursive: true, signal });
    function end(isChanged: boolean): void {
      clearTimeout(quiet);
      watcher.close();
      resolve(isChanged);
    }
    watcher.on('change', (_kind, file) => {
      const path = resolvePath(folder, String(file));
      if (IGNORED.test(String(file)) || path === ignoredFolder || path.startsWith(ignoredFolder + sep))
        return;
      clearTimeout(quiet);
      quiet = setTimeout(() => end(true), QUIET_MS);
    });
    watcher.on('error', (error) => (signal.aborted ? end(false) : reject(error)));
    signal.addEventListener('abort', () => end(false), { once: true });
  });
}

/**
 * Waits until a server answers anything at all, because it restarts after a change.
 *
 * @returns false when the signal ended the waiting
 */
export async function waitForServer(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
      return true;
    } catch {
      await wait(ATTEMPT_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  return false;
}
