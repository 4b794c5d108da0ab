import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Manifest entry that Vite writes for each file of the build. */
type ManifestChunk = {
  file: string;
  css?: string[];
  /** Keys of the chunks that it imports. */
  imports?: string[];
};

export type Manifest = Record<string, ManifestChunk>;

/** Files that a set of pages needs before it can be shown. */
export type PageFiles = { scripts: string[]; styles: string[] };

/** Reads the manifest of a build. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Returns the files that the given sources import, directly and transitively, after those of every page. A page's
 * styles refine those of the components it uses, so they come later.
 */
export function filesOf(manifest: Manifest, sources: readonly string[], shared: PageFiles): PageFiles {
  const scripts = new Set(shared.scripts);
  const styles = new Set(shared.styles);
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const child of chunk.imports ?? []) visit(child);
    scripts.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
