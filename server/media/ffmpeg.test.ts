import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ffmpeg } from '#tests/support/ffmpeg.ts';
import { findFfmpeg, inputOptions, isProgram, runFfmpeg } from './ffmpeg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-run-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Creates an executable shell script. */
async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}
const longer = { patience: 600_000 };

it('findFfmpeg returns the executable on the PATH', async () => {
  await program('ffmpeg', 'exit 0');
  expect(findFfmpeg(['/nowhere', '', folder].join(delimiter))).toBe(join(folder, 'ffmpeg'));
  expect(findFfmpeg('/nowhere')).toBeUndefined();
  expect(findFfmpeg()).toBeUndefined();
  await writeFile(join(folder, 'plain'), 'no program');
  expect(isProgram(join(folder, 'plain'))).toBe(false);
});

it('runFfmpeg passes no environment variables, and its arguments unchanged', async () => {
  vi.stubEnv('SESSION_SECRET', 'must not be seen');
  const told = await program('told', 'env; printf "%s\\n" "$@"');
  const { out, code } = await runFfmpeg(told, ['; touch owned', '$(id)'], longer);
  vi.unstubAllEnvs();
  expect(code).toBe(0);
  expect(out.toString()).not.toContain('must not be seen');
  expect(out.toString()).toContain('; touch owned\n$(id)\n');
});

it.each([
  ['writes without end', 'exec yes', { patience: 600_000, mostOut: 10_000 }],
  ['never ends', 'exec sleep 1000', { patience: 50 }],
])('runFfmpeg ends a program that %s', async (name, script, bounds) => {
  const { isOver, code } = await runFfmpeg(await program(name.replaceAll(' ', '-'), script), [], bounds);
  expect([isOver, code]).toEqual([true, null]);
});

it('runFfmpeg ends with the abort signal of its job', async () => {
  const pid = join(folder, 'pid');
  const slow = await program('slow', `echo $$ > '${pid}'; exec sleep 1000`);
  const ending = new AbortController();
  const run = runFfmpeg(slow, [], { ...longer, signal: ending.signal });
  const ended = expect(run).rejects.toThrow('the process ends');
  await vi.waitFor(async () => expect(await readFile(pid, 'utf8')).toMatch(/\d/), 20_000);
  ending.abort(new Error('the process ends'));
  await ended;
  const id = Number(await readFile(pid, 'utf8'));
  expect(() => process.kill(id, 0)).toThrow();
});

it('runFfmpeg returns the exit code and stderr, and rejects for a missing program', async () => {
  const { code, said } = await runFfmpeg(await program('sad', 'echo "a pity" >&2; exit 3'), [], longer);
  expect([code, said]).toEqual([3, 'a pity\n']);
  await expect(runFfmpeg(join(folder, 'nothing'), [], longer)).rejects.toThrow('ENOENT');
});

it.each([
  [
    'a playlist',
    (path: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://${path}\n#EXT-X-ENDLIST\n`,
  ],
  ['a list of files', (path: string) => `ffconcat version 1.0\nfile '${path}'\n`],
  [
    'a description of a session',
    (path: string) => `v=0\nc=IN IP4 127.0.0.1\nm=audio 5004 RTP/AVP 0\n# ${path}\n`,
  ],
])('ffmpeg does not follow %s to a local file', async (_name, list) => {
  const secret = join(folder, 'secret.wav');
  const run = await runFfmpeg(
    ffmpeg,
    ['-f', 'lavfi', '-i', 'sine=duration=1', '-f', 'wav', `file:${secret}`],
    longer,
  );
  expect(run.code).toBe(0);
  for (const ending of ['m3u8', 'mp4']) {
    const path = join(folder, `list.${ending}`);
    await writeFile(path, list(secret));
    const { code, out } = await runFfmpeg(ffmpeg, [...inputOptions(path), '-f', 'wav', 'pipe:1'], longer);
    expect([code === 0, out.length]).toEqual([false, 0]);
  }
});
