import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite writes about each file of the build. */
type ManifestChunk = {
  file: string;
  css?: string[];
  /** Keys of the chunks it cannot run without. */
  imports?: string[];
};

export type Manifest = Record<string, ManifestChunk>;

/** The files that a set of pages needs before they can be shown. */
export type PageFiles = { scripts: string[]; styles: string[] };

/** Reads the manifest of a build. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Everything that the given sources import, directly and through others, after what every page loads. A page's styles
 * refine those of the primitives it uses, so they come later.
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
