import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'(#generated\/hooks\/[^'?]+)';/g;
const MARK = '?only=';

/** `a, b as c` as one import each: every name from a copy of the module that is asked for nothing else. */
function apart(names: string, from: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${from}${MARK}${name.split(/\s+as\s+/)[0]}';`)
    .join(' ');
}

/**
 * The calls of a tag are one generated module, and a bundler cannot cut a module: what only the post form calls would
 * come with every page that shows a post. Here each call becomes a module of its own, so it comes with who calls it.
 */
export function splitHooks(): Plugin {
  return {
    name: 'split-hooks',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) =>
        code.includes("'#generated/hooks/")
          ? {
              code: code.replaceAll(IMPORT, (_all, names: string, from: string) => apart(names, from)),
              map: null,
            }
          : null,
    },
    resolveId: {
      filter: { id: /\?only=/ },
      async handler(source, importer) {
        const [from = '', name] = source.split(MARK);
        const found = await this.resolve(from, importer, { skipSelf: true });
        return found && `${found.id}${MARK}${name}`;
      },
    },
    load: {
      filter: { id: /\?only=/ },
      handler: (id) => readFile(id.split(MARK)[0] ?? id, 'utf8'),
    },
  };
}
