import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's manifest entry per built file; the keys are sources, or Vite's own names. */
type Manifest = Record<string, { file: string; src?: string }>;

/** A built file and the sources in it, as the manifest spells them. */
export interface BuiltFile {
  file: string;
  sources: readonly string[];
}

/**
 * Returns the manifest with an entry for every dynamically imported source. Vite leaves out those that something else
 * imports as well, because their file is shared; the server could not find their styles then.
 *
 * @param isFetched true for a source that is imported dynamically
 */
export function addSharedChunks(
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

/** Completes the manifest of the browser's build, by which the server finds the styles of a document. */
export function manifestChunks(): Plugin {
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
      await writeFile(manifestFile, JSON.stringify(addSharedChunks(manifest, files, isFetched), null, 2));
    },
  };
}
