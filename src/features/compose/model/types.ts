import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

export type ContentBlock = Schemas['ContentBlock'];
export type LayoutBlock = Schemas['LayoutBlock'];
export type TextBlock = Schemas['TextBlock'];
export type TextFormat = Schemas['TextFormat'];
/** A blog as a mention names it. */
export type MentionedBlog = NonNullable<TextFormat['blog']>;
export type ImageBlock = Schemas['ImageBlock'];
export type LinkBlock = Schemas['LinkBlock'];
export type RecordingBlock = Schemas['AudioBlock'] | Schemas['VideoBlock'];
export type AskLayout = Schemas['AskLayout'];
export type RowMode = NonNullable<Schemas['RowsLayout']['display'][number]['mode']>;
export type Subtype = NonNullable<TextBlock['subtype']>;

/** A range's kind and what it carries, as a mark of the text surface. */
export type MarkJson =
  | { type: 'bold' | 'italic' | 'strike' | 'small' }
  | { type: 'link'; attrs: { href: string } }
  | { type: 'mention'; attrs: { blog: MentionedBlog } }
  | { type: 'color'; attrs: { hex: string } }
  | { type: 'semanticColor'; attrs: { role: NonNullable<TextFormat['semanticColor']> } };

export type InlineJson =
  | { type: 'text'; text: string; marks?: MarkJson[] }
  | { type: 'hardBreak'; marks?: MarkJson[] };

/** One text block. `subtype` null is plain text. */
export interface ParagraphJson {
  type: 'paragraph';
  attrs: { subtype: Subtype | null; indentLevel: number };
  content?: InlineJson[];
}

/** One picture. `block` is null until the server has taken the picture in; `localId` finds its upload. */
export interface PictureJson {
  type: 'picture';
  attrs: { localId: string; block: ImageBlock | null; altText: string };
}

/** Pictures side by side; a row of one is a picture by itself. */
export interface PictureRowJson {
  type: 'pictureRow';
  attrs: { mode: RowMode['type'] | null };
  content: PictureJson[];
}

/** A block the surface shows as a card and keeps exactly as it is. */
export interface EmbedJson {
  type: 'embed';
  /** `isFresh` while the page of a link is still to be asked what it says about itself. */
  attrs: { block: ContentBlock; isFresh?: boolean };
}

/** A sound or film of the member's own. `block` is null until the server has taken it in; `localId` finds its upload. */
export interface RecordingJson {
  type: 'recording';
  attrs: { localId: string; kind: RecordingBlock['type']; block: RecordingBlock | null };
}

/** What follows is shown after a click on "Keep reading". */
export interface ReadMoreJson {
  type: 'readMore';
}

export type BlockJson = ParagraphJson | PictureRowJson | RecordingJson | EmbedJson | ReadMoreJson;

/** The text surface's document as JSON: what autosave keeps. */
export interface DocJson {
  type: 'doc';
  content: BlockJson[];
}

/** The part of an opened post that cannot be changed here: the ask of an answer. */
export interface FixedPart {
  content: ContentBlock[];
  ask: AskLayout | null;
  /** How it stands in rows, by places in `content`; undefined where every block stands by itself. */
  rows?: { blocks: number[]; mode?: RowMode }[] | undefined;
  isAnswer: boolean;
  hasPollLayout: boolean;
}

export const NO_FIXED_PART: FixedPart = { content: [], ask: null, isAnswer: false, hasPollLayout: false };

/** Longest text of one block in code points (contract: TextBlock). */
export const TEXT_MAX = limits.textLength;

/** Pictures in one row that still look large (contract allows 10). */
export const ROW_MAX = 3;

/** Pictures in one carousel, which shows one at a time (contract: RowsLayout). */
export const CAROUSEL_MAX = 10;
