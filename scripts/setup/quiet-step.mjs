/**
 * Runs commands of the set-up with one line each: what runs, and how long it took. Their output goes to a log file and is
 * shown when they fail. Dependency-free, like everything that runs before packages are installed.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, toolEnvironment } from './environment.mjs';

/** Folder of the log files of set-up and tests. */
export const LOG_FOLDER = join(root, '.cache/logs');
/** Lines of a failed command's log that are shown. */
const SHOWN_LINE_COUNT = 40;
const TITLE_WIDTH_CHARACTERS = 42;
/** Stands before each line; dimmed in a terminal. */
const NAME = process.stdout.isTTY ? '\x1b[2mskein\x1b[0m' : 'skein';

/** Prints one line about the set-up. */
export function printStep(text) {
  console.log(`${NAME}  ${text}`);
}

/** Formats a duration in milliseconds as whole seconds, or minutes and seconds. */
export function formatDuration(ms) {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Runs a command to its end and prints one line about it; exits the program with its code when it fails, after the end of
 * its output and the path of the whole log.
 *
 * @param {string} title what runs, such as "Installing packages"
 * @param {string} log name of the log file in `.cache/logs`, without its extension
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runQuietly(title, log, command, args, env = toolEnvironment()) {
  const file = join(LOG_FOLDER, `${log}.log`);
  mkdirSync(dirname(file), { recursive: true });
  const output = openSync(file, 'w');
  // A terminal shows the running step; a file gets one line when it has ended.
  if (process.stdout.isTTY) process.stdout.write(`${NAME}  ${title} …`);
  const startedAt = performance.now();
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', output, output], env });
  closeSync(output);
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
  if (result.status === 0) {
    return printStep(
      `${title.padEnd(TITLE_WIDTH_CHARACTERS)} ${formatDuration(performance.now() - startedAt)}`,
    );
  }
  printStep(`${title} failed`);
  if (result.error) console.error(`${command} cannot be run here: ${result.error.message}`);
  console.error(readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINE_COUNT).join('\n'));
  console.error(`\nThe whole output is in ${relative(process.cwd(), file)}`);
  process.exit(result.status ?? 1);
}
