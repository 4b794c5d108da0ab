import { pageExamples, splitIntoPages } from './pages.ts';
import { cursorOf, type Schemas } from './world.ts';

type Element = Schemas['TimelineElement'];

interface TimelineOptions {
  /** Address of the call, for the links. */
  path: string;
  elements: readonly Element[];
  /** Elements of the empty timeline; none by default. */
  whenEmpty?: readonly Element[];
  takeover?: Schemas['Takeover'];
}

/** Returns the four scenarios of a timeline that is split into three pages of equal length. */
export function timelinePages({ path, elements, whenEmpty = [], takeover }: TimelineOptions) {
  const limit = Math.ceil(elements.length / 3);
  return pageExamples({
    path,
    items: splitIntoPages(elements, limit, limit),
    queries: [{ cursor: cursorOf(`${path}:2`) }, { cursor: cursorOf(`${path}:3`) }],
    payload: (part: Element[], links) => ({
      timeline: { elements: part.length === 0 ? [...whenEmpty] : part, links },
      ...(takeover ? { takeover } : {}),
    }),
  });
}
