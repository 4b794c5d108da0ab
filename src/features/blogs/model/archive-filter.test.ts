import { expect, it } from 'vitest';
import { archiveFilterOf, archivePath } from './archive-filter.ts';

it.each([
  ['', {}],
  ['2025', { year: 2025 }],
  ['2025/3', { year: 2025, month: 3 }],
  ['2025/12/filter-by/photo/tagged/hills', { year: 2025, month: 12, type: 'photo', tag: 'hills' }],
  ['filter-by/answer', { type: 'answer' }],
  ['tagged/wild flowers', { tag: 'wild flowers' }],
])(
  'archiveFilterOf and archivePath round-trip archive/%s in the order of the address [blog-06]',
  (rest, choice) => {
    expect(archiveFilterOf(rest)).toEqual(choice);
    expect(decodeURIComponent(archivePath('anna', choice as never))).toBe(
      `/anna/archive${rest && `/${rest}`}`,
    );
  },
);

it.each(['2025/13', '2025/0', '2006', '2101', 'filter-by/ask', 'filter-by', 'tagged', 'tagged/a/2025', 'x'])(
  'archiveFilterOf rejects archive/%s',
  (rest) => {
    expect(archiveFilterOf(rest)).toBeUndefined();
  },
);
