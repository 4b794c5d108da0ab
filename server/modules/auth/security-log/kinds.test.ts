import { expect, test } from 'vitest';
import { filesMatching, isTest } from '../../../../tests/architecture/source-files.ts';
import { bundle } from '../../../../tests/contract/bundle.ts';
import { SECURITY_EVENT_KINDS } from './kinds.ts';

test('SecurityEventKind of the contract lists the kinds of the server, in the same order', () => {
  const { 'x-values': values } = bundle.components.schemas.SecurityEventKind as { 'x-values'?: unknown };
  expect(values).toEqual(SECURITY_EVENT_KINDS);
});

test('Every kind of security event is recorded by some code of the server', () => {
  const sources = filesMatching(/^server\/.*\.ts$/).filter(
    (file) => !isTest(file) && !file.path.endsWith('security-log/kinds.ts'),
  );
  const isRecorded = (kind: string) => sources.some(({ text }) => text.includes(`'${kind}'`));
  expect(SECURITY_EVENT_KINDS.filter((kind) => !isRecorded(kind))).toEqual([]);
});
