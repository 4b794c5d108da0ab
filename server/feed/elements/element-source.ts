import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ElementTimeline, SourceName } from './source-order.ts';

/** Element of a timeline. */
export type Element = components['schemas']['TimelineElement'];

/** Member for whom elements are made. */
export interface ElementReader {
  db: Queryable;
  userId: string;
  /** Language of the words. */
  locale: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Key that signs showings of ads. */
  adsKey: Buffer;
  /** The request: companies that show ads are asked only where its sender allowed them. */
  request: FastifyRequest;
  /** The form by which the tag is followed whose page it is. */
  tagKey?: string | undefined;
}

/** Source of elements that a module declares (`elements` of its `module.ts`). */
export interface ElementSource {
  /** Name in the order of all sources (`SOURCE_NAMES`). */
  name: SourceName;
  /** Timelines that show its elements. */
  timelines: readonly ElementTimeline[];
  /**
   * `between`: between posts, among the recommendations, which members can switch off. `above`: before the first post of
   * the first page, for every member; for announcements of staff and sponsored days only. `paid`: one after the second post of the first page, also
   * for members without recommendations; the source decides who is spared.
   */
  placement: 'above' | 'between' | 'paid';
  /**
   * Returns the elements for a member, the most important first, without regard to dismissals. Ids are stable, because
   * a dismissal names one, and elements of blogs are of blogs that the member may see.
   */
  elements: (reader: ElementReader) => Promise<Element[]>;
}
