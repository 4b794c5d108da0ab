import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withLazyValidators } from './lazy-validators.ts';

it("withLazyValidators turns orval's output into a type and a dynamically imported validator", () => {
  const written = [
    'import {',
    '  GetConfig200',
    "} from '../../zod';",
    'import type {',
    '  ErrorEnvelope',
    "} from '../../zod';",
    'return transport<GetConfig200>(getGetConfigUrl(),',
    '  {',
    '    schema: GetConfig200',
    '  }',
    ');',
  ].join('\n');
  expect(withLazyValidators(written)).toBe(
    [
      'import type {',
      '  GetConfig200',
      "} from '../../zod';",
      'import type {',
      '  ErrorEnvelope',
      "} from '../../zod';",
      'return transport<GetConfig200>(getGetConfigUrl(),',
      '  {',
      "    schema: async () => (await import('../../zod/getConfig200.zod.ts')).GetConfig200",
      '  }',
      ');',
    ].join('\n'),
  );
});

it('generated calls import no validator statically, and every dynamic import resolves', () => {
  const files = globSync('generated/hooks/*/*.ts');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(/^import \{[^}]*\} from '\.\.\/\.\.\/zod';$/m);
    for (const [, module = ''] of text.matchAll(/await import\('([^']+)'\)/g)) {
      expect(existsSync(join(dirname(file), module)), `${file}: ${module}`).toBe(true);
    }
  }
});
