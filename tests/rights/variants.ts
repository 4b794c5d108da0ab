import type { OperationId } from '#generated/operations.ts';
import { text } from '#tests/support/posts.ts';
import type { Recipe } from './recipes.ts';

/** A reblog of a fresh post. */
const reblog: Recipe = async (world) => {
  const { id, blog, reblogKey } = await world.post();
  const parent = { parentPostId: id, parentTumblelogUuid: blog.uuid, reblogKey };
  return { path: { blog: 'desk' }, payload: { content: [], ...parent } };
};

const askLayout = [{ type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { name: 'otto' } } }];
/** An ask to somebody else's blog, by a blog of the caller's. */
const ask: Recipe = () => ({
  path: { blog: 'otto' },
  payload: { content: text('How so?'), state: 'ask', layout: askLayout, tumblelog: 'desk' },
});

/** A fresh tab of the writer's. */
const ownTab: Recipe = async ({ t, members }) => {
  const tab = { title: 'Hills', tags: ['hills'] };
  const { body } = await t.injectAs(members.writer, { method: 'POST', url: '/v2/tabs', payload: tab });
  return { path: { tab_id: body.response.tab.id }, payload: { title: 'Other hills' } };
};

/** Further ways to make a call, for inputs that its recipe does not bring into play. */
export const variants: Partial<Record<OperationId, readonly Recipe[]>> = {
  createPost: [reblog, ask],
  editTab: [ownTab],
  followBlog: [() => ({ payload: { email: 'otto@example.test' } })],
};
