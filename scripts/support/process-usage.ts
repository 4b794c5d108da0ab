import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in MB; undefined where the system does not report it. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    return undefined;
  }
}

/** Clock ticks per second in which Linux counts a process's time. */
const TICKS_PER_SECOND = 100;

/**
 * Returns the processor seconds that all threads of a process have used so far; undefined where the system does not
 * report them.
 */
export function cpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces; user and system time are the 12th and 13th field after it.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(words[11]) + Number(words[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
