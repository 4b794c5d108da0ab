import { describe, expect, test } from 'vitest';
import { operationRows } from './bundle.ts';
import { operationAt, parameterAt, propertyAt, requestAt, responseAt, schemaAt } from './look-up.ts';
import { faultOf, requestValidator } from './validators.ts';

/** Returns true when the contract accepts a request body for a call. */
function acceptsBody(call: string, body: unknown): boolean {
  return faultOf(requestValidator(operationAt(call)), body) === undefined;
}

describe('answers', () => {
  test('every JSON answer is an envelope of meta and response [protocol-07]', () => {
    for (const { operation } of operationRows) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const schema = content?.['application/json']?.schema;
        if (!schema || status >= '300') continue;
        expect(schema.required, operation.operationId).toEqual(['meta', 'response']);
      }
    }
  });

  test('answers with status 204 have no body, and all others have one [protocol-06]', () => {
    for (const { operation } of operationRows) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (status >= '300' && status < '400') continue;
        expect(content === undefined, `${operation.operationId} ${status}`).toBe(status === '204');
      }
    }
  });
});

describe('accounts', () => {
  test('changing e-mail address or password takes the current password, one at a time [protocol-13]', () => {
    const call = 'PATCH /v2/account';
    const email = { email: 'new@example.com' };
    const password = { password: 'nine lives of yarn' };
    const now = { password_current: 'lantern-7-loom' };
    expect([acceptsBody(call, { ...email, ...now }), acceptsBody(call, { ...password, ...now })]).toEqual([
      true,
      true,
    ]);
    for (const body of [email, password, now, { ...email, ...password, ...now }, { ...email, ...password }])
      expect(acceptsBody(call, body), JSON.stringify(body)).toBe(false);
  });

  test('accounts made by social sign-in send age, nonce and blog name [validation-14]', () => {
    const call = 'POST /v2/tauth/complete';
    const body = { age: 27, nonce: 'n'.repeat(24), tumblelog: 'ivy' };
    expect(acceptsBody(call, body)).toBe(true);
    for (const missing of Object.keys(body))
      expect(acceptsBody(call, { ...body, [missing]: undefined })).toBe(false);
  });
});

describe('identifiers', () => {
  test.each(['PostId', 'BlogUuid', 'BlogName', 'BlogIdentifier', 'ReblogKey', 'OpaqueId'])(
    'identifiers of the kind %s are never empty [validation-27]',
    (name) => {
      const { pattern, minLength = 0 } = schemaAt(name);
      expect(minLength > 0 || (pattern !== undefined && !new RegExp(pattern, 'u').test(''))).toBe(true);
    },
  );
});

describe('posts', () => {
  test('posts for a community go to @@ with its id as blog [posting-04]', () => {
    const { schema } = parameterAt('POST /v2/blog/{blog}/posts', 'blog');
    const slot = new RegExp(schema.pattern ?? '(?!)', 'u');
    expect([slot.test('@@natural-dyers'), slot.test('marlow')]).toEqual([true, true]);
    expect([slot.test('@natural-dyers'), slot.test('@@')]).toEqual([false, false]);
  });

  test('labelled posts have community, label and categories [posting-06]', () => {
    const call = 'POST /v2/blog/{blog}/posts';
    const post = { content: [{ type: 'text', text: 'Madder' }], community: 'natural-dyers' };
    const categories = ['general', 'drugUse', 'violence', 'sexualThemes'];
    const labelled = { ...post, hasCommunityLabel: true, communityLabelCategories: categories };
    expect(acceptsBody(call, labelled)).toBe(true);
    expect(acceptsBody(call, { ...labelled, communityLabelCategories: ['dull'] })).toBe(false);
  });
});

describe('messages', () => {
  test('messages are sent as JSON, and as multipart with an image [messaging-07]', () => {
    const types = (call: string) => Object.keys(operationAt(call).operation.requestBody?.content ?? {});
    expect(types('POST /v2/conversations/messages')).toEqual(['application/json', 'multipart/form-data']);
    expect(types('POST /v2/conversations/messages/image')).toEqual(['multipart/form-data']);
    expect(requestAt('POST /v2/conversations/messages/image').required).toContain('image');
  });

  test('unread messages are counted by blog, then by conversation [counts-07]', () => {
    const byBlog = propertyAt(responseAt('GET /v2/user/counts'), 'unread_messages').additionalProperties;
    expect(byBlog).toMatchObject({ type: 'object', additionalProperties: { type: 'integer', minimum: 0 } });
  });
});

test('features are a map of booleans [protocol-10]', () => {
  const features = propertyAt(responseAt('GET /svc/pop/config'), 'features');
  expect(features).toMatchObject({ type: 'object', additionalProperties: { type: 'boolean' } });
});

test('every call that answers whole blogs to choose from takes fields[blogs] [blog-11]', () => {
  for (const call of ['GET /v2/blog/{blog}/info', 'GET /v2/user/info', 'GET /v2/conversations'])
    expect(parameterAt(call, 'fields[blogs]').in).toBe('query');
});

describe('premium', () => {
  const call = (method: string) => `${method} /v2/premium/subscription`;

  test('premium is cancelled by DELETE, which answers the resulting subscription [premium-01]', () => {
    expect(Object.keys(responseAt(call('DELETE')).properties ?? {})).toEqual(
      Object.keys(responseAt(call('GET')).properties ?? {}),
    );
  });

  test('premium is resumed by PATCH with status active, and no other [premium-02]', () => {
    expect(acceptsBody(call('PATCH'), { status: 'active' })).toBe(true);
    for (const status of schemaAt('SubscriptionStatus').enum?.filter((word) => word !== 'active') ?? [])
      expect(acceptsBody(call('PATCH'), { status })).toBe(false);
  });

  test('a rewarded ad is counted by the token of its start [premium-06]', () => {
    expect(responseAt('POST /v2/premium/rewarded-ad/start-ad', '201').required).toContain('token');
    expect(acceptsBody('POST /v2/premium/rewarded-ad/finish-ad', { token: 'a-token' })).toBe(true);
    expect(acceptsBody('POST /v2/premium/rewarded-ad/finish-ad', {})).toBe(false);
  });
});

describe('communities', () => {
  test('communities say what the viewer may do there [community-permission-04]', () => {
    const flags = 'canEdit canInteract canInvite canPost canView canViewComments canEditContentLabel';
    for (const flag of flags.split(' ')) expect(propertyAt(schemaAt('Community'), flag).type).toBe('boolean');
  });

  test('communities say whether a member has muted them [community-21]', () => {
    expect(propertyAt(schemaAt('Community'), 'membership', 'isMuted').type).toBe('boolean');
  });

  test.each(['POST /v2/communities', 'PUT /v2/communities/{community}'])(
    'communities take their privacy as a boolean: %s [community-27]',
    (community) => {
      expect(propertyAt(requestAt(community), 'privacy').type).toBe('boolean');
    },
  );
});
