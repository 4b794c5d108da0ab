import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const CALLS_IMPORT = /^import \{([^}]*)\} from (['"])(#generated\/hooks\/[^'"]+)\2;?/gm;
const MARK = '?call=';

/** The call that a generated function belongs to: `getGetPostQueryKey` and `useGetPost` to `getPost`. */
export function callOf(name: string): string {
  const pascal = /^get([A-Z]\w*)Query(?:Key|Options)$/.exec(name)?.[1] ?? /^use([A-Z]\w*)$/.exec(name)?.[1];
  return pascal ? pascal.charAt(0).toLowerCase() + pascal.slice(1) : name;
}

/** One import for each call in place of an import of several. */
export function splitImports(code: string): string {
  return code.replaceAll(CALLS_IMPORT, (statement, names: string, _quote, file: string) => {
    const values = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    if (values.some((name) => / as /.test(name))) return statement;
    return values.map((name) => `import { ${name} } from '${file}${MARK}${callOf(name)}';`).join(' ');
  });
}

/** Every generated call with a body brings this along; `TransportInit` allows no headers that need it. */
const HEADERS_HELPER = /^ *const getHeaders = [\s\S]*?^ *return headers;\n *\};$/gm;
const VALIDATOR = /async \(\) => \(await (import\('[^']*'\))\)\.(\w+)/g;

/** A module of generated calls, put shorter. */
export function leanCall(code: string): string {
  return code
    .replaceAll(HEADERS_HELPER, '')
    .replaceAll('getHeaders(options?.headers)', 'options?.headers')
    .replaceAll(VALIDATOR, '() => $1.then((file) => file.$2)');
}

/**
 * Makes every generated call a module of its own, so that a page loads the calls it makes. The bundler never parts a
 * module, and the calls of a tag stand in one: a page that asks who is there would load how to register.
 */
export function leanCalls(): Plugin {
  return {
    name: 'lean-calls',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/generated\/hooks\/.*\?call=/ },
      handler: async (id) => ({
        code: leanCall(await readFile(id.slice(0, id.indexOf(MARK)), 'utf8')),
        moduleType: 'ts',
      }),
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /#generated\/hooks\// },
      handler: (code) => ({ code: splitImports(code), map: null }),
    },
  };
}
