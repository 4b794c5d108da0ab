import { beforeEach, expect, it, vi } from 'vitest';
import { takeSharedPictures } from '#src/shared/lib/storage/shared-pictures.ts';
import { receiveShareTarget } from './share-target.ts';

beforeEach(() => {
  const stores = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (path: string, response: Response) => void store.set(path, response),
        match: async (path: string) => store.get(path),
      };
    },
  });
  return () => vi.unstubAllGlobals();
});

async function share(parts: Record<string, string>, files: readonly File[] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  for (const file of files) body.append('pictures', file);
  const { status, headers } = await receiveShareTarget(
    new Request('https://skein.example/share', { method: 'POST', body }),
  );
  return [status, headers.get('location')];
}

it('receiveShareTarget redirects to the form with the text, truncated', async () => {
  const [status, location] = await share({ title: 'Wool & more', text: 'x'.repeat(5000), url: '' });
  expect(status).toBe(303);
  const query = new URL(String(location)).searchParams;
  expect([query.get('title'), query.get('text')?.length, query.has('url')]).toEqual([
    'Wool & more',
    4096,
    false,
  ]);
});

it('receiveShareTarget stores pictures only, and takeSharedPictures returns them once', async () => {
  const picture = new File(['a'], 'a ü.png', { type: 'image/png' });
  const [, location] = await share({}, [picture, new File(['b'], 'b.html', { type: 'text/html' })]);
  expect(location).toBe('https://skein.example/share?pictures=1');
  const [taken, ...others] = await takeSharedPictures();
  expect([taken?.name, taken?.type, await taken?.text()]).toEqual(['a ü.png', 'image/png', 'a']);
  expect(others).toEqual([]);
  expect(await takeSharedPictures()).toEqual([]);
});
