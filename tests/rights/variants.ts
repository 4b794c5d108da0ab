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

/** Further ways to make a call, for inputs that its recipe does not bring into play. */
export const variants: Partial<Record<OperationId, readonly Recipe[]>> = {
  createPost: [reblog, ask],
  followBlog: [() => ({ payload: { email: 'otto@example.test' } })],
};
