import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Imports of the router's document features (links, forms, data router) add 5 kB to a page's scripts. The site has its
 * own link, history and form handling.
 */
const HEAVY =
  /^(?:Link|NavLink|Form|BrowserRouter|HashRouter|RouterProvider|ScrollRestoration|createBrowserRouter|useSearchParams|useSubmit|useFetchers?|useBlocker|useFormAction|useLinkClickHandler)$/;

it('page code imports no document features of the router', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|src\/app\/rendering\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const [, names = ''] =
      /import (?:type )?\{([^}]*)\} from 'react-router'/.exec(readFileSync(file, 'utf8')) ?? [];
    for (const name of names.split(',').map((part) => part.trim())) {
      expect(HEAVY.test(name), `${file}: ${name}`).toBe(false);
    }
  }
});
