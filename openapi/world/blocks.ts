import type { components } from '#generated/types/api.d.ts';
import type { Art, Recipe } from './art/recipe.ts';
import type { Tune } from './sound.ts';

type Schemas = components['schemas'];
type TextBlock = Schemas['TextBlock'];

/** A block as the world's authors write it; `resolve.ts` turns it into the contract's block. */
export type SourceBlock =
  | { kind: 'text'; source: string; subtype?: TextBlock['subtype']; indentLevel?: number }
  | { kind: 'image'; art: Art; altText: string; caption?: string }
  | { kind: 'link'; block: Omit<Schemas['LinkBlock'], 'type' | 'poster'>; poster?: Art }
  | { kind: 'audio'; tune: Tune; poster: Art }
  | { kind: 'film'; art: Art; altText: string }
  | { kind: 'youtube'; id: string; poster: Art; altText: string }
  | {
      kind: 'poll';
      id: string;
      question: string;
      answers: readonly string[];
      multiple: boolean;
      days?: number;
    };

const text =
  (subtype?: TextBlock['subtype']) =>
  (source: string): SourceBlock => ({ kind: 'text', source, ...(subtype ? { subtype } : {}) });

const listed =
  (subtype: NonNullable<TextBlock['subtype']>) =>
  (source: string, indentLevel = 0): SourceBlock => ({
    kind: 'text',
    source,
    subtype,
    ...(indentLevel ? { indentLevel } : {}),
  });

/** A paragraph. */
export const p = text();
export const h1 = text('heading1');
export const h2 = text('heading2');
export const quote = text('quote');
export const quirky = text('quirky');
export const ol = listed('ordered-list-item');
export const ul = listed('unordered-list-item');
export const indented = listed('indented');

/** Returns one line of a conversation; the speaker's name is bold. */
export const chat = (speaker: string, line: string): SourceBlock => ({
  kind: 'text',
  source: `**${speaker}:** ${line}`,
  subtype: 'chat',
});

/** Returns a picture of the world; `height` is for a width of 1,000. */
export function drawing(id: string, recipe: Recipe, height = 750): Art {
  return { id, recipe, height, animated: false };
}

/** Returns a picture block. `altText` describes the picture. */
export function img(
  id: string,
  recipe: Recipe,
  altText: string,
  options: { height?: number; caption?: string } = {},
): SourceBlock {
  const { height, caption } = options;
  return { kind: 'image', art: drawing(id, recipe, height), altText, ...(caption ? { caption } : {}) };
}

/** Returns an animated picture block. */
export function gif(id: string, recipe: Recipe, altText: string, height = 700): SourceBlock {
  return { kind: 'image', art: { id, recipe, height, animated: true }, altText };
}

/** Returns a link card; `poster` provides its picture. */
export function link(block: Omit<Schemas['LinkBlock'], 'type' | 'poster'>, poster?: Art): SourceBlock {
  return { kind: 'link', block, ...(poster ? { poster } : {}) };
}

export const audio = (tune: Tune, poster: Art): SourceBlock => ({ kind: 'audio', tune, poster });

/** Returns a short video. */
export const film = (id: string, recipe: Recipe, altText: string, height = 562): SourceBlock => ({
  kind: 'film',
  art: { id, recipe, height, animated: false },
  altText,
});

export const youtube = (id: string, poster: Art, altText: string): SourceBlock => ({
  kind: 'youtube',
  id,
  poster,
  altText,
});

/** Returns a poll; it closes after `days`, or never when left out. */
export function poll(
  id: string,
  question: string,
  answers: readonly string[],
  options: { multiple?: boolean; days?: number } = {},
): SourceBlock {
  const { multiple = false, days } = options;
  return { kind: 'poll', id, question, answers, multiple, ...(days ? { days } : {}) };
}

/** Returns rows of block indexes; `fold` is the last block before “Keep reading”. */
export function rows(display: readonly (readonly number[])[], fold?: number): Schemas['RowsLayout'] {
  return {
    type: 'rows',
    display: display.map((blocks) => ({ blocks: [...blocks] })),
    ...(fold === undefined ? {} : { truncateAfter: fold }),
  };
}

/** Returns a layout with every block in a row of its own, truncated after block `after`. */
export const folded = (after: number) => ({ type: 'fold', after }) as const;

/** Returns a layout with the first row of pictures as a carousel. */
export function carousel(display: readonly (readonly number[])[], at: number): Schemas['RowsLayout'] {
  const plain = rows(display);
  return {
    ...plain,
    display: plain.display.map((row, i) =>
      i === at ? { ...row, mode: { type: 'carousel' as const } } : row,
    ),
  };
}

/** A post as its author wrote it. */
export interface PostSource {
  /** Unique in the world; tests identify posts by it. */
  key: string;
  /** The key of its blog. */
  blog: string;
  /** Age relative to now: for example `3d 4h 10m`. */
  ago: string;
  content: readonly SourceBlock[];
  layout?: readonly (
    | Schemas['RowsLayout']
    | { type: 'fold'; after: number }
    | { type: 'ask'; blocks: number[]; by?: string }
  )[];
  tags?: readonly string[];
  /** The key of the post that this one reblogs. */
  reblogs?: string;
  /** Popularity, 0 … 1. Random when left out. */
  popularity?: number;
  labels?: readonly Schemas['ContentLabelCategory'][];
  pinned?: true;
  /** True when only its author may reblog it. */
  reblogDisabled?: true;
  state?: 'published' | 'draft' | 'queued' | 'private' | 'ask';
  /** Time from now until a queued post is due: for example `1d 6h`. Left out: it waits for its turn. */
  publishesIn?: string;
  /** Why publishing failed when it was due. */
  publishFault?: string;
}
