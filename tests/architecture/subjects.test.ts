import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };

test('docs/ARCHITECTURE.md lists every tag of the contract with its description', () => {
  const rows = readFileSync('docs/ARCHITECTURE.md', 'utf8').match(/^\| `\w+` \| .+ \|$/gm) ?? [];
  const tags = document.tags.map(({ name, description }) => `| \`${name}\` | ${description} |`);
  expect(rows.filter((row) => tags.some((tag) => tag.split(' ')[1] === row.split(' ')[1]))).toEqual(
    tags.toSorted(),
  );
});
