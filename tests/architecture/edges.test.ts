import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Returns the selectors of a style sheet whose rule has a shadow for its shape but no border. */
function edgeless(style: string): string[] {
  const rules = style.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) =>
    /box-shadow:[^;]*var\(--shade-/.test(body) && !/(?:^|\s)border(?:-width|-color)?:/.test(body)
      ? [selector.trim()]
      : [],
  );
}

it('edgeless finds a surface whose shape only a shadow shows', () => {
  const style = '.a { box-shadow: var(--shade-1); } .b { border: var(--edge); box-shadow: var(--shade-2); }';
  expect(edgeless(style)).toEqual(['.a']);
});

it('every surface with a shadow has a border in forced colours, which remove shadows', () => {
  const found = globSync('src/**/*.css', { cwd: root }).flatMap((file) =>
    edgeless(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
