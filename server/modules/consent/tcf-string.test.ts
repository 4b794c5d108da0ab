import { expect, it } from 'vitest';
import { readTcfString } from './tcf-string.ts';

/** Builds a core of that many bits with a version and the given fields. */
function stringOf(version: number, specialFeatures: string, purposes: string, cut = 176): string {
  const bits = `${version.toString(2).padStart(6, '0')}${'0'.repeat(134)}${specialFeatures}${purposes}`
    .slice(0, cut)
    .padEnd(Math.ceil(cut / 8) * 8, '0');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return Buffer.from(bytes).toString('base64url');
}
const features = '100000000001';
const purposes = '100000000000000000000001';

it('readTcfString reads 24 purposes and 12 special features in order [consent-05] [consent-06]', () => {
  expect(readTcfString(stringOf(2, features, purposes))).toEqual({ purposes, specialFeatures: features });
  expect(readTcfString(`${stringOf(2, features, purposes)}.YAAAAAAAAAAA`)).toEqual({
    purposes,
    specialFeatures: features,
  });
});

it.each([
  ['a string of another version', stringOf(1, features, purposes)],
  ['a string that ends before the last purpose', stringOf(2, features, purposes, 168)],
  ['a string that is not base64url', `${stringOf(2, features, purposes)}=`],
  ['a string that begins with a dot', `.${stringOf(2, features, purposes)}`],
])('readTcfString returns undefined for %s', (_, text) => {
  expect(readTcfString(text)).toBeUndefined();
});
