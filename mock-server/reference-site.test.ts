import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { referenceFile } from './reference-site.ts';

test('referenceFile serves only the files of the reference site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-reference-'));
  try {
    const files = [
      'index.html',
      'errors.html',
      'workflows.html',
      'reference.html',
      'try.0123456789ab.js',
      'notes.txt',
    ];
    for (const file of files) await writeFile(join(folder, file), file);
    const served = async (path: string) => {
      const found = await referenceFile(path, pathToFileURL(`${folder}/`));
      return found && [String(found.body), found.type.split(';')[0]];
    };
    expect(await served('/docs/api')).toEqual(['index.html', 'text/html']);
    expect(await served('/docs/api/errors')).toEqual(['errors.html', 'text/html']);
    expect(await served('/docs/api/reference')).toEqual(['reference.html', 'text/html']);
    expect(await served('/docs/api/try.0123456789ab.js')).toEqual(['try.0123456789ab.js', 'text/javascript']);
    const none = [
      '/docs',
      '/docs/api/notes.txt',
      '/docs/api/index.html',
      '/docs/api/../x',
      '/docs/api/a.0123456789ab.js',
    ];
    for (const path of [...none, '/docs/api/try.0123456789ab.constructor', 'toString']) {
      expect([path, await served(path)]).toEqual([path, undefined]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
