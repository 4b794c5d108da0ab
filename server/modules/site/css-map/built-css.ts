import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };

/** Class names of the build's style sheets: for `PostCard.card` the classes of this build. */
interface BuiltCss {
  cssMap: Record<string, string[]>;
  release: string;
}

/** Written by scripts/build/css-map.ts. */
const FILE = join(import.meta.dirname, '../../../../dist/client/.vite/css-map.json');

function unlessMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '{}';
  throw error;
}

/**
 * Returns the class names of the built site; an empty map without a build, as in development, where class names are
 * readable.
 */
export async function builtCss(file = FILE): Promise<BuiltCss> {
  const text = await readFile(file, 'utf8').catch(unlessMissing);
  return { cssMap: JSON.parse(text) as BuiltCss['cssMap'], release: packageFile.version };
}
