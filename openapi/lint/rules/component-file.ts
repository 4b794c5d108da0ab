import { readdirSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Context, Rule } from '../types.ts';

function yamlFilesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}

/**
 * Requires that a component's file name is its name and is unique in all of openapi/, because the bundler would rename
 * the second one, and that every file is used.
 */
export const componentFile: Rule = () => {
  const used = new Set<string>();
  return {
    any: {
      enter(_node: unknown, context: Context) {
        used.add(context.location.source.absoluteRef);
      },
    },
    Root: {
      leave(_root: unknown, context: Context) {
        const index = context.location.source.absoluteRef;
        const folder = dirname(index);
        const byName = new Map<string, string>();
        const components = yamlFilesUnder(folder).filter((file) => file.includes('/components/'));
        for (const file of components) {
          const name = basename(file, '.yaml');
          const shown = relative(folder, file);
          const other = byName.get(name);
          byName.set(name, shown);
          if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
            context.report({
              message: `${shown}: a component is called in PascalCase, such as BlogRef.yaml.`,
            });
          }
          if (other) context.report({ message: `${shown} and ${other} would both be called ${name}.` });
        }
        for (const file of yamlFilesUnder(folder).filter((file) => /\/(components|paths)\//.test(file))) {
          if (!used.has(file))
            context.report({ message: `${relative(folder, file)} is used by nothing; delete it.` });
        }
      },
    },
  };
};
