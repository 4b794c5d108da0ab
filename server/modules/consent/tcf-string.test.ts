import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { expect, it } from 'vitest';
import { readConsentList } from './consent-list.ts';
import { readTcfString, writeTcfString } from './tcf-string.ts';

const list = readConsentList('examples/consent-list.json');
function stringOf(purposes: number[], features: number[], vendors: number[]): string {
  const model = new TCModel(new GVL(list.vendorList));
  model.cmpId = 300;
  model.cmpVersion = 1;
  model.isServiceSpecific = true;
  model.purposeConsents.set(purposes);
  model.specialFeatureOptins.set(features);
  model.vendorConsents.set(vendors);
  return TCString.encode(model);
}

it('readTcfString reads 24 purposes, 12 special features and vendors by number [consent-05] [consent-06]', () => {
  expect(readTcfString(stringOf([1, 24], [1, 12], [2]))).toEqual({
    purposes: '100000000000000000000001',
    specialFeatures: '100000000001',
    vendors: [2],
    vendorListVersion: 7,
  });
});

it('writeTcfString writes what readTcfString reads, without vendors that the list lacks', () => {
  const text = writeTcfString(list, {
    purposes: '1000000010',
    specialFeatures: '1',
    allowedVendors: [3, 77],
  });
  expect(readTcfString(text ?? '')).toMatchObject({ vendors: [3], specialFeatures: '100000000000' });
  expect(writeTcfString({ ...list, cmpId: undefined }, {})).toBeUndefined();
});

const valid = stringOf([1], [], []);
it.each([
  ['a string of another version', `B${valid.slice(1)}`],
  ['a string that ends early', valid.slice(0, 30)],
  ['a string that is not base64url', `${valid}=`],
  ['a string that begins with a dot', `.${valid}`],
  ['eight thousand zeros', 'A'.repeat(8192)],
  ['an unknown segment of nonsense', `${valid}.____`],
])('readTcfString returns undefined for %s', (_, text) => {
  expect(readTcfString(text)).toBeUndefined();
});
