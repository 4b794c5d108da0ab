import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { handlersModule, modulesModule } from './handlers-module.ts';

const operation = (operationId: string, tag: string) => ({ operationId, tags: [tag], responses: {} });

const document = {
  paths: {
    '/a': { get: operation('getPost', 'posts'), put: operation('editPost', 'posts') },
    '/b': { get: operation('getConfig', 'platform') },
  },
} as unknown as Document;

test('handlersModule lists operations with a handler file as built, the others as not built', () => {
  const text = handlersModule(document, ['server/modules/posts/operations/getPost.ts']);
  expect(text).toContain("import { getPost } from '#server/modules/posts/operations/getPost.ts';");
  expect(text).toMatch(/export const handlers = \{\n {2}getPost,\n\}/);
  expect(text).toMatch(/notBuilt[^=]*= \[\n {2}'editPost',\n {2}'getConfig',\n\]/);
});

test('handlersModule throws for a file that no operation is named after', () => {
  expect(() => handlersModule(document, ['server/modules/posts/core/operations/invent.ts'])).toThrow(
    'the contract has no operation "invent"',
  );
});

test("handlersModule throws for a handler in another tag's folder", () => {
  expect(() => handlersModule(document, ['server/modules/posts/core/operations/getConfig.ts'])).toThrow(
    '"getConfig" has the tag platform',
  );
});

test('modulesModule lists the declaration of each module under a valid name', () => {
  const text = modulesModule(['audit-log', 'posts']);
  expect(text).toContain("import { module as auditLog } from '#server/modules/audit-log/module.ts';");
  expect(text).toMatch(/= \[\n {2}auditLog,\n {2}posts,\n\]/);
});
