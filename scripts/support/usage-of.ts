import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB; undefined where the system does not tell. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    return undefined;
  }
}

/** Ticks a second in which Linux counts a process's time. */
const TICKS_PER_SECOND = 100;

/** Seconds of the processor that all threads of a process have taken so far; undefined where the system does not tell. */
export function processorOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; user and system time are the 12th and 13th word after it.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(words[11]) + Number(words[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
