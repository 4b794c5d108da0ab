import { expect, it } from 'vitest';
import { addSharedChunks } from './manifest-chunks.ts';

const manifest = {
  'src/pages/A.tsx': { file: 'assets/a.js', src: 'src/pages/A.tsx' },
  _shared: { file: 'assets/shared.js', css: ['assets/film.css'] },
};
const files = [
  { file: 'assets/a.js', sources: ['src/pages/A.tsx', 'src/pages/model.ts'] },
  { file: 'assets/shared.js', sources: ['src/parts/Film.tsx', 'src/parts/ratio.ts'] },
  { file: 'assets/unknown.js', sources: ['src/parts/Sound.tsx'] },
];

it('addSharedChunks adds the file of a lazy part that something else imports as well, and nothing else', () => {
  const isFetched = (source: string): boolean => source.endsWith('.tsx');
  expect(addSharedChunks(manifest, files, isFetched)).toEqual({
    ...manifest,
    'src/parts/Film.tsx': { file: 'assets/shared.js', css: ['assets/film.css'] },
  });
});
