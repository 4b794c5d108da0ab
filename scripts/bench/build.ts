/** `npm run bench:build`: how long generate, typecheck and build take, each three times, beside `node --version` as the ruler. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;
const STEPS: Array<[string, string, string[]]> = [
  ['start of a process', 'node', ['--version']],
  ['generate', 'node', ['scripts/generate.ts']],
  ['typecheck, cold', 'tsc', ['--noEmit', '-p', '.']],
  ['build', 'npm', ['run', '--silent', 'build']],
];

for (const [name, command, args] of STEPS) {
  const times = [1, 2, 3].map(() => {
    rmSync(`${root}.cache/tsc`, { recursive: true, force: true });
    const started = performance.now();
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'ignore' });
    if (status !== 0) throw new Error(`${name} failed`);
    return (performance.now() - started) / 1000;
  });
  times.sort((a, b) => a - b);
  console.log(
    `${name.padEnd(20)} median ${times[1]?.toFixed(2)} s  (${times.map((time) => time.toFixed(2)).join(', ')})`,
  );
}
