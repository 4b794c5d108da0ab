import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Maps `PostCard.card` to the classes of this build. */
export type CssMap = Record<string, string[]>;

/** Maps the names of a style sheet's classes (its own name, a dot, the name in its source) to the built classes. */
export function cssMapOf(file: string, classes: Readonly<Record<string, string>>): CssMap {
  const sheet = basename(file).replace(/\.module\.css$/, '');
  return Object.fromEntries(
    Object.entries(classes).map(([name, made]) => [`${sheet}.${name}`, made.split(' ').filter(Boolean)]),
  );
}

/**
 * Writes the map from the class names of our style sheets to the built classes, for user styles and browser extensions
 * (`GET /svc/pop/css_map`). `recordClasses` is the `getJSON` of the CSS modules options.
 */
export function cssMap(): {
  recordClasses: (file: string, classes: Record<string, string>) => void;
  plugin: Plugin;
} {
  const map: CssMap = {};
  let folder = '';
  return {
    recordClasses: (file, classes) => void Object.assign(map, cssMapOf(file, classes)),
    plugin: {
      name: 'css-map',
      apply: 'build',
      configResolved: (config) => {
        folder = join(config.root, config.build.outDir);
      },
      closeBundle: async () => {
        const file = join(folder, '.vite/css-map.json');
        const sorted = Object.fromEntries(
          Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1)),
        );
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(sorted));
      },
    },
  };
}
