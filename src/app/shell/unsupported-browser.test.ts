import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('UnsupportedBrowser is visible only in unsupported browsers [errors-05]', () => {
  const css = read('./UnsupportedBrowser.module.css');
  const supports = css.indexOf('@supports');
  expect(css.slice(0, supports)).not.toContain('display: none');
  expect(css.slice(supports)).toContain('display: none');
  expect(read('./UnsupportedBrowser.tsx')).toContain('<Trans>Unsupported browser</Trans>');
  expect(read('./Shell.tsx')).toContain('<UnsupportedBrowser />');
});
