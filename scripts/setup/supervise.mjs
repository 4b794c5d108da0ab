/** Restarts a program whenever it dies. Dependency-free, like everything that runs before the set-up. */
import { spawn } from 'node:child_process';

/** Exit code of a program that cannot start with its configuration (`CANNOT_START_CODE` in server/core/start-fault.ts). */
const CANNOT_START_CODE = 78;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** A program that ran this long had started successfully: the next pause is short again. */
const STABLE_AFTER_MS = 60_000;
/** Time limit for a program to stop before it is killed. */
const STOP_TIMEOUT_MS = 20_000;

/**
 * Starts a program and restarts it when it dies, after pauses that double up to half a minute. A program that never
 * became ready, or says that it cannot start, is not restarted: a person must fix it. It reports that it is ready over
 * the IPC channel (`process.send('ready')`); when this process dies, the channel closes, and the program stops.
 *
 * @param {{ command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, firstPause?: number,
 * wellAfter?: number, say?: (text: string) => void }} options pauses in milliseconds
 * @returns {{ stop: (signal: NodeJS.Signals) => void, ended: Promise<number> }} `ended` resolves with the exit code
 */
export function supervise({
  command,
  args,
  cwd,
  env,
  firstPause = FIRST_PAUSE_MS,
  wellAfter = STABLE_AFTER_MS,
  say = console.error,
}) {
  let child;
  let pause = firstPause;
  let timer;
  let wasEverReady = false;
  let isStopping = false;
  let end = () => {};
  const ended = new Promise((done) => {
    end = done;
  });

  const start = () => {
    const startedAt = performance.now();
    child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (message) => {
      if (message === 'ready') wasEverReady = true;
    });
    child.on('error', (error) => {
      say(`The server cannot be run: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (isStopping) return end(signal ? 1 : (code ?? 0));
      if (!wasEverReady || code === 0 || code === CANNOT_START_CODE) return end(signal ? 1 : (code ?? 0));
      if (performance.now() - startedAt > wellAfter) pause = firstPause;
      say(`The server died (${signal ?? `exit code ${code}`}) and is started again in ${pause / 1000} s.`);
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    });
  };

  const stop = (signal) => {
    const isFirst = !isStopping;
    isStopping = true;
    clearTimeout(timer);
    if (child.exitCode !== null || child.signalCode !== null) return end(0);
    child.kill(signal);
    if (isFirst) timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  };

  start();
  return { stop, ended };
}
