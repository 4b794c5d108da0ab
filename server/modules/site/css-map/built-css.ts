import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };

/** What the build says of its style sheets: for `PostCard.card` the classes of this build. */
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

/** The names of the built site's classes; none where no site was built, as in development, whose classes say their names. */
export async function builtCss(file = FILE): Promise<BuiltCss> {
  const text = await readFile(file, 'utf8').catch(unlessMissing);
  return { cssMap: JSON.parse(text) as BuiltCss['cssMap'], release: packageFile.version };
}
