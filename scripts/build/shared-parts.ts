import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite writes about each file of the build; the keys are sources, or names of its own. */
type Manifest = Record<string, { file: string; src?: string }>;

/** A file of the build and the sources in it, as the manifest spells them. */
export interface BuiltFile {
  file: string;
  sources: readonly string[];
}

/**
 * The manifest with every source that is fetched by itself. Vite leaves those out that something else imports as well, since
 * their file is shared then: a document that shows one would not know its styles.
 *
 * @param isFetched whether a source is imported when it is needed
 */
export function withSharedParts(
  manifest: Manifest,
  files: readonly BuiltFile[],
  isFetched: (source: string) => boolean,
): Manifest {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const missing = files.flatMap(({ file, sources }) => {
    const entry = entries.get(file);
    const left = sources.filter((source) => !(source in manifest) && isFetched(source));
    return entry ? left.map((source): [string, Manifest[string]] => [source, entry]) : [];
  });
  return { ...manifest, ...Object.fromEntries(missing) };
}

/** Completes the manifest of the browser's build, by which the server finds the styles of what a document shows. */
export function sharedParts(): Plugin {
  let root = '';
  let manifestFile = '';
  return {
    name: 'shared-parts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      manifestFile = join(root, config.build.outDir, '.vite/manifest.json');
    },
    async writeBundle(_options, bundle) {
      const sourceOf = (id: string): string => relative(root, id).replaceAll('\\', '/');
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [{ file: output.fileName, sources: output.moduleIds.map(sourceOf) }] : [],
      );
      const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
      const isFetched = (source: string): boolean =>
        (this.getModuleInfo(join(root, source))?.dynamicImporters.length ?? 0) > 0;
      await writeFile(manifestFile, JSON.stringify(withSharedParts(manifest, files, isFetched), null, 2));
    },
  };
}
