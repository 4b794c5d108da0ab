import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Anything of the router that knows documents brings all of it: its links, forms and data router, 5 kB of a page's
 * scripts. The site has its own link, history and form handling.
 */
const HEAVY =
  /^(?:Link|NavLink|Form|BrowserRouter|HashRouter|RouterProvider|ScrollRestoration|createBrowserRouter|useSearchParams|useSubmit|useFetchers?|useBlocker|useFormAction|useLinkClickHandler)$/;

it('nothing in the pages uses the heavy half of the router', () => {
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
