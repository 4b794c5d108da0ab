import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Size in bytes from which a log file is moved aside at the start. */
const MAX_LOG_BYTES = 20_000_000;

/**
 * Opens a file that log lines are appended to. One that has grown large is renamed to `<path>.1` first, which replaces
 * the one before.
 */
export function openLogFile(path: string): NodeJS.WritableStream {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  return createWriteStream(path, { flags: 'a' });
}
