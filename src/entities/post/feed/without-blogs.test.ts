import { expect, it } from 'vitest';
import { everyElement } from '#openapi/examples/elements.ts';
import type { OtherElement } from './element-context.ts';
import { isShownKind } from './element-kinds.ts';
import { withoutBlogs } from './without-blogs.ts';

/** Returns the names of all blogs that a value shows. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'blogName') return [String(child)];
    if (key === 'blog' && typeof child === 'object') return [(child as { name: string }).name];
    return namesIn(child);
  });
}

/** Elements that show blogs and have a renderer. Cards of tags show a picture of a post, and not whose it is. */
const covered = everyElement.flatMap((element) => {
  if (element.objectType === 'post' || !isShownKind(element.objectType)) return [];
  const shown: OtherElement =
    element.objectType === 'carousel'
      ? { ...element, cards: element.cards.filter(({ objectType }) => !objectType.includes('tag')) }
      : element;
  return namesIn(shown).length > 0 ? [shown] : [];
});

it.each(covered.map((element) => [element.objectType, element] as const))(
  'withoutBlogs shows no blog of %s that was blocked',
  (_, element) => {
    const names = new Set(namesIn(element));
    const left = withoutBlogs(element, names);
    expect(namesIn(left)).toEqual([]);
    expect(withoutBlogs(element, new Set(['nobody']))).toBe(element);
  },
);

it('withoutBlogs keeps what others wrote', () => {
  const thumb = (blogName: string) => ({ postId: blogName.length.toString(), blogName }) as never;
  const row: OtherElement = {
    objectType: 'chiclet_row',
    id: 'row',
    chiclets: [thumb('ada'), thumb('hills')],
  };
  expect(withoutBlogs(row, new Set(['hills']))).toEqual({ ...row, chiclets: [thumb('ada')] });
  expect(withoutBlogs(row, new Set(['hills', 'ada']))).toBeUndefined();
});

it('withoutBlogs takes the previews of a blocked blog out of an invitation to a collection', () => {
  const invitation = everyElement.find(({ objectType }) => objectType === 'collection_invite_header');
  if (invitation?.objectType !== 'collection_invite_header') throw new Error('No example');
  const left = withoutBlogs(invitation, new Set(['loopkin']));
  expect(left).toMatchObject({ objectType: 'collection_invite_header', inviter: invitation.inviter });
  expect(namesIn(left)).not.toContain('loopkin');
  expect(namesIn(left)).toContain('marlow');
});
