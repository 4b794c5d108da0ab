import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { insertScopes, type Scopes } from './scopes.ts';

const scopes: Scopes = { scopes: [], basic: [], closed: [{ why: 'Credentials.', tags: ['account'] }] };

/** Creates a document with one reading call about sessions and one that likes a post. */
function sample(): Document {
  const responses = { 200: { description: 'OK' } };
  const listSessions = { operationId: 'listSessions', tags: ['account'], 'x-access': 'member', responses };
  const likePost = { operationId: 'likePost', tags: ['notes'], 'x-access': 'member', responses };
  return {
    openapi: '3.1.0',
    paths: { '/sessions': { get: listSessions }, '/likes': { post: likePost } },
  } as unknown as Document;
}

test('insertScopes closes the operations of a closed tag to apps and leaves the others open', () => {
  const document = sample();
  insertScopes(document, scopes);
  expect(document.paths['/sessions']?.get?.['x-scope']).toBe('none');
  expect(document.paths['/likes']?.post?.['x-scope']).toBe('write');
});

test.each([
  ['tag', { tags: ['passkeys'] }],
  ['subject', { subjects: ['collection'] }],
  ['operation', { operations: ['endAllSessions'] }],
  ['exception', { tags: ['account'], except: ['suggestNames'] }],
])('insertScopes refuses a %s that the contract does not have', (_kind, row) => {
  expect(() => insertScopes(sample(), { ...scopes, closed: [{ why: 'Credentials.', ...row }] })).toThrow(
    /names what does not exist/,
  );
});
