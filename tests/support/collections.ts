import type { components } from '#generated/types/api.d.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

/** Creates a collection as a member's blog and returns it. */
export async function newCollection(
  t: TestApp,
  owner: Member,
  fields: Partial<components['schemas']['CreateCollectionRequest']> = {},
): Promise<components['schemas']['CollectionRef']> {
  const payload = { title: 'Quiet water', tumblelog: owner.blogName, ...fields };
  const { status, body } = await t.injectAs(owner, { method: 'POST', url: '/v2/collections', payload });
  if (status !== 201) throw new Error(`The collection was not created: ${JSON.stringify(body)}`);
  return body.response.collection;
}
