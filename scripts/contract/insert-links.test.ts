import { describe, expect, it } from 'vitest';
import type { Document, Operation } from './document.ts';
import { insertLinks } from './insert-links.ts';

function operation(operationId: string, more: Partial<Operation> = {}): Operation {
  return {
    operationId,
    summary: operationId,
    tags: ['posts'],
    'x-origin': 'designed',
    'x-access': 'public',
    'x-validate': 'throw',
    responses: { '201': { description: 'OK' } },
    ...more,
  };
}

function small(): Document {
  return {
    openapi: '3.1.1',
    info: { title: 'Small', version: '1' },
    paths: {
      '/posts': { post: operation('createPost') },
      '/posts/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true }],
        get: operation('getPost'),
      },
    },
    components: { schemas: {}, parameters: {} },
  };
}

const id = '$response.body#/response/id';

describe('insertLinks', () => {
  it('insertLinks adds links to the answer they start from', () => {
    const document = small();
    insertLinks(document, {
      createPost: { '201': { readPost: { operationId: 'getPost', parameters: { id } } } },
    });
    expect(document.paths['/posts']?.post?.responses['201']?.links).toEqual({
      readPost: { operationId: 'getPost', parameters: { id } },
    });
  });

  it('insertLinks writes a body as x-body, which every validator takes', () => {
    const document = small();
    const createPost = document.paths['/posts']?.post as Operation;
    createPost.requestBody = { content: { 'application/json': {} } };
    insertLinks(document, { createPost: { '201': { again: { operationId: 'createPost', body: { id } } } } });
    expect(createPost.responses['201']?.links).toEqual({
      again: { operationId: 'createPost', 'x-body': { id } },
    });
  });

  it.each([
    ['an operation that is not there', { nobody: { '201': {} } }, /nobody does not answer 201/],
    ['a status that is not answered', { createPost: { '200': {} } }, /createPost does not answer 200/],
    ['a target that is not there', { createPost: { '201': { go: { operationId: 'nowhere' } } } }, /nowhere/],
    [
      'a parameter the target does not take',
      { createPost: { '201': { go: { operationId: 'getPost', parameters: { slug: id } } } } },
      /getPost has no parameter slug/,
    ],
    [
      'a body the target does not take',
      { createPost: { '201': { go: { operationId: 'getPost', body: { id } } } } },
      /getPost takes no body/,
    ],
  ])('insertLinks throws for %s', (_what, links, message) => {
    expect(() => insertLinks(small(), links)).toThrow(message);
  });
});
