import type { components } from '#generated/types/api.d.ts';
import { blogExample, blogRefExample, postExample } from '../world/present.ts';
import { token } from '../world/random.ts';
import { exampleNow, worldAt } from '../world/world.ts';

export type Schemas = components['schemas'];

/** The demo world at the time of the examples. */
export const world = worldAt(exampleNow);

/** The time of the examples in epoch seconds. */
export const now = Math.floor(exampleNow.getTime() / 1000);

/** The member whose session the examples show. */
export const MEMBER = 'marlow';

/** Returns a post of the world as the member sees it, by its key. */
export const postOf = (key: string): Schemas['Post'] => postExample(world.post(key), MEMBER);

/** Returns a blog of the world as a list row shows it to the member, by its key. */
export const blogRefOf = (key: string): Schemas['BlogRef'] => blogRefExample(world.blog(key), MEMBER);

/** Returns a whole blog of the world as the member sees it, by its key. */
export const blogOf = (key: string): Schemas['Blog'] => blogExample(world.blog(key), MEMBER);

/** Returns a picture of the world in the sizes of an upload, from a post that shows it. */
export function pictureOf(key: string): Schemas['ImageBlock'] {
  const block = world.post(key).content.find((candidate) => candidate.type === 'image');
  if (!block) throw new RangeError(`The post ${key} shows no picture`);
  return block;
}

/** Returns an opaque cursor as a server might write it. */
export const cursorOf = (name: string): string => token(`cursor:${name}`, 24);
