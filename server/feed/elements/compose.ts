import type { components } from '#generated/types/api.d.ts';
import type { Cursors } from '../cursor.ts';
import { wantsRecommendations } from './compose-repository.ts';
import { type ComposedPosition, withCounts } from './composed-cursor.ts';
import { dismissedElements, elementKey } from './dismissed-repository.ts';
import type { Element, ElementReader, ElementSource } from './element-source.ts';
import { filterMessage } from './filter-message.ts';
import { countPlaces, placeBetween } from './placement.ts';
import type { ElementTimeline } from './source-order.ts';

type Schemas = components['schemas'];

/** Number of elements after which a list shows posts only. */
const MAX_ELEMENTS = 16;
/** Number of posts above an element that is paid for: it never is what one sees first. */
const MIN_POSTS_ABOVE_PAID = 2;
/** Number of posts of a page that has such an element. */
const MIN_POSTS_WITH_PAID = 4;

/** Page of posts, and what its request said about the pages before it. */
interface Composition extends Omit<ElementReader, 'userId'> {
  /** Member who reads; visitors get posts only. */
  userId: string | null;
  sources: readonly ElementSource[];
  timeline: ElementTimeline;
  posts: readonly Schemas['Post'][];
  links: Schemas['PageLinks'];
  /** Posts of this page that choices of the member hide; unset where the list says nothing about it. */
  hidden?: Schemas['HiddenByChoice'] | undefined;
  cursors: Cursors;
  position: ComposedPosition;
}

/**
 * Returns elements by turns: the first of each source, then the second of each, beginning at a position. A source is
 * asked once, and only when its turn is certain to come: as many at the same time as elements are missing.
 */
async function byTurns(
  sources: readonly (() => Promise<readonly Element[]>)[],
  from: number,
  count: number,
): Promise<Element[]> {
  const wanted = from + count;
  const answers: (readonly Element[])[] = [];
  const firsts = (): number => answers.filter(({ length }) => length > 0).length;
  while (firsts() < wanted && answers.length < sources.length) {
    const next = sources.slice(answers.length, answers.length + wanted - firsts());
    answers.push(...(await Promise.all(next.map((ask) => ask()))));
  }
  const turnCount = Math.max(0, ...answers.map(({ length }) => length));
  const taken: Element[] = [];
  for (let turn = 0; turn < turnCount && taken.length < wanted; turn += 1)
    taken.push(...answers.flatMap((elements) => elements[turn] ?? []));
  return taken.slice(from, wanted);
}

/** Puts an element that is paid for after the second post. */
function withPaid(elements: readonly Element[], paid: Element | undefined): Element[] {
  return paid === undefined ? [...elements] : elements.toSpliced(MIN_POSTS_ABOVE_PAID, 0, paid);
}

/**
 * Composes a page of a timeline from its visible posts and the elements of all sources: those above the first post on
 * the first page, the others between posts unless the member switched recommendations off. Below the last post of the
 * list a message says how many posts the member's choices hide. Elements count neither for `limit` nor for the cursor:
 * the cursor of the next page says how many precede it, so that a page has the same elements whenever it is read.
 */
export async function composeTimeline(composition: Composition): Promise<Schemas['Timeline']> {
  const {
    db,
    userId,
    locale,
    now,
    tagKey,
    adsKey,
    request,
    timeline,
    posts,
    links,
    hidden,
    cursors,
    position,
  } = composition;
  if (userId === null) return { elements: [...posts], links };
  const from = position.elementCount;
  const isFirstPage = position.cursor === undefined;
  const places = from < MAX_ELEMENTS ? countPlaces(posts.length) : 0;
  const sources = composition.sources.filter(({ timelines }) => timelines.includes(timeline));
  const above = isFirstPage ? sources.filter(({ placement }) => placement === 'above') : [];
  const paid =
    isFirstPage && posts.length >= MIN_POSTS_WITH_PAID
      ? sources.filter(({ placement }) => placement === 'paid')
      : [];
  const mayBeBetween = places > 0 ? sources.filter(({ placement }) => placement === 'between') : [];
  const [dismissed, areBetween] = await Promise.all([
    above.length + paid.length + mayBeBetween.length > 0 ? dismissedElements(db, userId) : new Set<string>(),
    mayBeBetween.length > 0 && wantsRecommendations(db, userId),
  ]);
  const between = areBetween ? mayBeBetween : [];
  const elementsOf = async (source: ElementSource): Promise<Element[]> =>
    (await source.elements({ db, userId, locale, now, tagKey, adsKey, request })).filter(
      (element) => !dismissed.has(elementKey(element)),
    );
  const [top, [bought], placed] = await Promise.all([
    Promise.all(above.map(elementsOf)).then((elements) => elements.flat()),
    Promise.all(paid.map(elementsOf)).then((elements) => elements.flat()),
    byTurns(
      between.map((source) => () => elementsOf(source)),
      from,
      places,
    ),
  ]);
  const hiddenCount = position.hiddenCount + (hidden?.count ?? 0);
  return {
    elements: [
      ...top,
      ...withPaid(placeBetween<Schemas['Post'], Element>(posts, placed), bought),
      ...(links.next || posts.length === 0 ? [] : filterMessage(hiddenCount, locale)),
    ],
    links: withCounts(cursors, links, { elementCount: from + placed.length, hiddenCount }),
  };
}
