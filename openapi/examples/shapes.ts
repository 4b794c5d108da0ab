import { seconds } from '../world/clock.ts';
import { mediaOf } from '../world/media.ts';
import { artById } from '../world/sources.ts';
import { blogRefOf, MEMBER, now, postOf, type Schemas, world } from './world.ts';

/** Returns a time before now, in epoch seconds: `3d 4h`. */
export const ago = (span: string): number => now - seconds(span);
/** Returns a time after now, in epoch seconds: `3d 4h`. */
export const ahead = (span: string): number => now + seconds(span);

/** Returns a post of the world as a notification shows it, by its key. */
export function notePostOf(key: string): Schemas['NotificationPost'] {
  const { id, blogName, type, summary, postUrl, content } = postOf(key);
  const picture = content.find((block) => block.type === 'image');
  return { id, blogName, type, summary, postUrl, ...(picture ? { thumb: picture.media.slice(-1) } : {}) };
}

/** Returns a blog of the world as a conversation shows it to the member, by its key. */
export function participantOf(key: string): Schemas['ConversationParticipant'] {
  const { canBeFollowed: _, isMember: __, canShowBadges: ___, ...blog } = blogRefOf(key);
  const { owner, updatedAt } = world.blog(key);
  return {
    ...blog,
    isFollowingYou: world.blog(MEMBER).followedBy.has(owner),
    secondsSinceLastActivity: Math.max(0, now - Math.floor(updatedAt / 1000)),
  };
}

/** Returns a picture of the world in all its sizes, by its id. */
export function artOf(id: string): Schemas['Image'][] {
  const art = artById(id);
  if (!art) throw new RangeError(`No picture in the world is called ${id}`);
  return mediaOf(art);
}

/** Returns the smallest size of a picture of the world. */
export function smallArtOf(id: string): Schemas['Image'] {
  const [image] = artOf(id).slice(-1);
  if (!image) throw new RangeError(`The picture ${id} has no sizes`);
  return image;
}

/** Returns an amount in dollars, given in cents. */
export const usd = (cents: number): Schemas['Money'] => ({
  amount: cents,
  currency: 'USD',
  exponent: 2,
  formatted: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100),
});
