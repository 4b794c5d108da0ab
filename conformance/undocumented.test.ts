import { expect, test } from 'vitest';
import { rowOf } from './contract.ts';
import { isPrivateField, undocumentedFields } from './undocumented.ts';

const row = rowOf('listPushDevices');

test('undocumentedFields names fields that the contract does not have, of every item once', () => {
  const body = {
    meta: { status: 200, msg: 'OK', node: 'seven' },
    response: {
      devices: [
        { id: '1', secret: 'x' },
        { id: '2', secret: 'y', lamp: 1 },
      ],
      applicationServerKey: 'k',
    },
  };
  expect(undocumentedFields(row, 200, body)).toEqual([
    'meta.node',
    'response.devices.*.secret',
    'response.devices.*.lamp',
  ]);
});

test('undocumentedFields allows every alternative of a timeline, and any name where the schema is open', () => {
  const post = {
    objectType: 'post',
    id: '1',
    content: [{ type: 'text', text: 'Fog', formatting: [] }],
    colour: 'red',
  };
  const body = { response: { timeline: { elements: [post], links: {} } } };
  expect(undocumentedFields(rowOf('getDashboard'), 200, body)).toEqual([
    'response.timeline.elements.*.colour',
  ]);
});

test.each([
  ['response.blog.ownerEmail', true],
  ['response.user.password_hash', true],
  ['response.session.ip', true],
  ['response.post.shipping', false],
  ['response.post.description', false],
])('isPrivateField of %s is %s', (path, isPrivate) => expect(isPrivateField(path)).toBe(isPrivate));
