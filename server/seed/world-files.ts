import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '#openapi/world/model.ts';
import { drawWorldFile } from './world-media.ts';

/** Files of the demo world in a directory, drawn on first use. */
export interface WorldFiles {
  readonly folder: string;
  /**
   * Makes sure that the file is in the directory.
   *
   * @param file the path after `/media/world/`
   * @returns false when the world has no such file
   */
  ensure(file: string): Promise<boolean>;
}

/** Number of files drawn at a time; the rest of the machine serves requests. */
const MAX_PARALLEL_FILES = 2;

/**
 * Returns the demo world's files in `folder`. Processes may share it: files are written atomically and are
 * deterministic.
 */
export function worldFiles(folder: string): WorldFiles {
  const present = new Set<string>();
  const underWay = new Map<string, Promise<boolean>>();
  let drawing = 0;
  const waiting: (() => void)[] = [];

  async function draw(file: string): Promise<boolean> {
    const target = join(folder, file);
    if (
      await access(target).then(
        () => true,
        () => false,
      )
    )
      return true;
    while (drawing >= MAX_PARALLEL_FILES) await new Promise<void>((go) => waiting.push(go));
    drawing += 1;
    try {
      const made = await drawWorldFile(file);
      if (!made) return false;
      const draft = `${target}.${randomBytes(6).toString('hex')}`;
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, made.bytes);
        await rename(draft, target);
      } finally {
        await rm(draft, { force: true });
      }
      return true;
    } finally {
      drawing -= 1;
      waiting.shift()?.();
    }
  }

  return {
    folder,
    ensure(file) {
      if (present.has(file)) return Promise.resolve(true);
      if (!/^[a-z0-9_-]+\.[a-z0-9]+$/.test(file)) return Promise.resolve(false);
      const known = underWay.get(file);
      if (known) return known;
      const job = draw(file)
        .then((exists) => {
          if (exists) present.add(file);
          return exists;
        })
        .finally(() => underWay.delete(file));
      underWay.set(file, job);
      return job;
    },
  };
}

const fileOf = (url: string): string => url.replace('/media/world/', '');

/** Returns the files of the first screens by priority: small avatars, then the middle sizes of the newest posts. */
export function firstFiles(world: World): string[] {
  const avatars = world.blogs.flatMap((blog) => blog.avatar.slice(1).map((image) => fileOf(image.url)));
  const pictures = world.posts.flatMap((post) =>
    post.content.flatMap((block) => {
      if (block.type !== 'image') return [];
      const wanted = block.media[1] ?? block.media[0];
      return wanted ? [fileOf(wanted.url)] : [];
    }),
  );
  return [...new Set([...avatars, ...pictures])];
}

/** Draws files ahead of time, one after another, until done or aborted. A file that fails is left for later. */
export async function warm(files: WorldFiles, names: readonly string[], signal: AbortSignal): Promise<void> {
  for (const name of names) {
    if (signal.aborted) return;
    await files.ensure(name).catch(() => false);
  }
}
