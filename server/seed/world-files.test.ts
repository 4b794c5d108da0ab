import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frameCount } from '#openapi/world/art.ts';
import { exampleNow, worldAt } from '#openapi/world/world.ts';
import { firstFiles, warm, worldFiles } from './world-files.ts';
import { drawWorldFile } from './world-media.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-world-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('drawWorldFile', () => {
  it('drawWorldFile draws a picture at an offered width', async () => {
    const file = await drawWorldFile('marlow-jetty-blue_320.webp');
    const { width, height, format } = await sharp(file?.bytes).metadata();
    expect({ width, height, format, type: file?.contentType }).toEqual({
      width: 320,
      height: 240,
      format: 'webp',
      type: 'image/webp',
    });
  });

  it('drawWorldFile draws an animation with all its frames', async () => {
    const file = await drawWorldFile('ferran-candle_480.gif');
    const { pages, width, format } = await sharp(file?.bytes, { animated: true }).metadata();
    expect({ pages, width, format }).toEqual({ pages: frameCount, width: 480, format: 'gif' });
  });

  it('drawWorldFile generates audio and video', async () => {
    expect((await drawWorldFile('bitbarrow-shop.wav'))?.contentType).toBe('audio/wav');
    const film = await drawWorldFile('loopkin-waves.webm');
    expect([...(film?.bytes.subarray(0, 4) ?? [])]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  });

  it('drawWorldFile refuses unknown widths, names and formats', async () => {
    for (const file of [
      'marlow-jetty-blue_641.webp',
      'avatar-marlow_640.webp',
      'marlow-jetty-blue_480.gif',
      'nobody_640.webp',
      'nobody.wav',
      'marlow-jetty-blue.webm',
      'x',
    ]) {
      expect(await drawWorldFile(file), file).toBeUndefined();
    }
  });

  it('drawWorldFile has every picture, sound and video that the demo world names', async () => {
    const urls = new Set(
      JSON.stringify(worldAt(exampleNow).posts.map((post) => post.content)).match(/\/media\/world\/[^"]+/g),
    );
    const kinds = [...urls].filter((url) => url.endsWith('.wav') || url.endsWith('.webm'));
    expect(kinds.length).toBeGreaterThan(8);
    for (const url of kinds) expect(await drawWorldFile(url.replace('/media/world/', '')), url).toBeDefined();
  });
});

describe('worldFiles', () => {
  it('worldFiles draws a file once for concurrent requests', async () => {
    const files = worldFiles(folder);
    const asked = await Promise.all(Array.from({ length: 5 }, () => files.ensure('avatar-odile_64.webp')));
    expect(asked).toEqual([true, true, true, true, true]);
    expect(await readdir(folder)).toEqual(['avatar-odile_64.webp']);
  });

  it('worldFiles leaves an existing file unchanged', async () => {
    await writeFile(join(folder, 'avatar-odile_64.webp'), 'kept');
    expect(await worldFiles(folder).ensure('avatar-odile_64.webp')).toBe(true);
    expect(
      await sharp(join(folder, 'avatar-odile_64.webp'))
        .metadata()
        .catch(() => 'kept'),
    ).toBe('kept');
  });

  it('worldFiles refuses unknown names and paths outside its folder', async () => {
    const files = worldFiles(folder);
    for (const name of ['nobody_640.webp', '../avatar-odile_64.webp', ''])
      expect(await files.ensure(name), name).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it('warm draws files ahead until it is aborted', async () => {
    const first = firstFiles(worldAt(exampleNow));
    expect(first[0]).toMatch(/^avatar-.*_128\.webp$/);
    const stop = new AbortController();
    const files = worldFiles(folder);
    const stopping = {
      ...files,
      ensure: (name: string) => {
        if (name === first[3]) stop.abort();
        return files.ensure(name);
      },
    };
    await warm(stopping, first, stop.signal);
    expect(await readdir(folder)).toHaveLength(4);
  });
});
