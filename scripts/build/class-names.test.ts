import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineNames, namesOf } from './class-names.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

it('gives no two classes of the site the same name', () => {
  const sheets = globSync('src/**/*.module.css', { cwd: ROOT });
  const names = sheets.flatMap((sheet) => [...namesOf(join(ROOT, sheet)).values()]);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{3,}$/);
});

const names = new Map([
  ['card', 'aaa'],
  ['large', 'aab'],
]);

it('writes names where they are used and keeps the sheet, in its place among the imports', () => {
  const code = [
    "import { Icon } from './Icon.tsx';",
    "import styles from './styles.module.css';",
    'const a = styles.card; const b = cx(styles.large); const c = styles.missing; const d = other.styles.card;',
  ].join('\n');
  expect(inlineNames(code, () => names)).toBe(
    [
      "import { Icon } from './Icon.tsx';",
      "import './styles.module.css';",
      'const a = "aaa"; const b = cx("aab"); const c = undefined; const d = other.styles.card;',
    ].join('\n'),
  );
});

it('keeps the table of a sheet whose names are looked up', () => {
  const code = "import styles from './Card.module.css';\nconst a = styles[size];";
  expect(inlineNames(code, () => names)).toBe(
    `import './Card.module.css'; const styles = {"card":"aaa","large":"aab"};\nconst a = styles[size];`,
  );
});

it('is in nobody’s way who looks for parts of class names', () => {
  const files = globSync(['src/**/*.css', 'tests/e2e/**/*.ts'], { cwd: ROOT });
  const looking = files.filter((file) => /\[class[*^$~|]?=/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(looking).toEqual([]);
});
