import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** For `PostCard.card` the classes of this build. */
export type CssMap = Record<string, string[]>;

/** The names that a style sheet's classes are known by: its own name, a dot, the name in its source. */
export function namesOf(file: string, classes: Readonly<Record<string, string>>): CssMap {
  const sheet = basename(file).replace(/\.module\.css$/, '');
  return Object.fromEntries(
    Object.entries(classes).map(([name, made]) => [`${sheet}.${name}`, made.split(' ').filter(Boolean)]),
  );
}

/**
 * Writes which classes the build gave to the names in our style sheets, for people's own styles and browser extensions
 * (`GET /svc/pop/css_map`). `told` goes to the style sheets' `getJSON`.
 */
export function cssMap(): { told: (file: string, classes: Record<string, string>) => void; plugin: Plugin } {
  const map: CssMap = {};
  let folder = '';
  return {
    told: (file, classes) => void Object.assign(map, namesOf(file, classes)),
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
