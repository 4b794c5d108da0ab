import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '#openapi/world/model.ts';
import { drawWorldFile } from './world-media.ts';

/** The files of the demo world in a folder, drawn when they are first wanted. */
export interface WorldFiles {
  readonly folder: string;
  /**
   * Makes sure that the file is in the folder.
   *
   * @param file what follows `/media/world/`
   * @returns whether the world has such a file
   */
  ensure(file: string): Promise<boolean>;
}

/** How many are drawn at a time; the rest of the machine is for those who are reading. */
const atOnce = 2;

/** The demo world's files in `folder`. Processes may share it: files appear whole and are always the same. */
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
    while (drawing >= atOnce) await new Promise<void>((go) => waiting.push(go));
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

/** The files that somebody sees first, most wanted first: small avatars, then the middle sizes of the newest posts. */
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

/** Draws files ahead of time, one after another, until done or told to stop. A file that fails is left for later. */
export async function warm(files: WorldFiles, names: readonly string[], signal: AbortSignal): Promise<void> {
  for (const name of names) {
    if (signal.aborted) return;
    await files.ensure(name).catch(() => false);
  }
}
