import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

export type ContentBlock = Schemas['ContentBlock'];
/** A block that may stand behind a paywall: one without nested blocks. */
export type LeafBlock = Schemas['LeafBlock'];
export type LayoutBlock = Schemas['LayoutBlock'];
export type TextBlock = Schemas['TextBlock'];
export type TextFormat = Schemas['TextFormat'];
/** The blog of a mention. */
export type MentionedBlog = NonNullable<TextFormat['blog']>;
export type ImageBlock = Schemas['ImageBlock'];
export type LinkBlock = Schemas['LinkBlock'];
export type RecordingBlock = Schemas['AudioBlock'] | Schemas['VideoBlock'];
export type AskLayout = Schemas['AskLayout'];
export type RowMode = NonNullable<Schemas['RowsLayout']['display'][number]['mode']>;
export type Subtype = NonNullable<TextBlock['subtype']>;

/** A text format as a mark of the editor. */
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

/** One image. `block` is null until the server has processed the image; `localId` identifies its upload. */
export interface PictureJson {
  type: 'picture';
  attrs: { localId: string; block: ImageBlock | null; altText: string };
}

/** Images side by side; a row of one is a single image. */
export interface PictureRowJson {
  type: 'pictureRow';
  attrs: { mode: RowMode['type'] | null };
  content: PictureJson[];
}

/** A block that is rendered as a card and sent unchanged. */
export interface EmbedJson {
  type: 'embed';
  /** `isFresh` is true until the metadata of a link's page was requested. */
  attrs: { block: ContentBlock; isFresh?: boolean };
}

/** An uploaded audio or video. `block` is null until the server has processed it; `localId` identifies its upload. */
export interface RecordingJson {
  type: 'recording';
  attrs: { localId: string; kind: RecordingBlock['type']; block: RecordingBlock | null };
}

/** Fold: the rest of the post is shown after a click on "Keep reading". */
export interface ReadMoreJson {
  type: 'readMore';
}

/** Line below which the post is for supporters of the blog. */
export interface PaywallJson {
  type: 'paywall';
}

export type BlockJson =
  | ParagraphJson
  | PictureRowJson
  | RecordingJson
  | EmbedJson
  | ReadMoreJson
  | PaywallJson;

/** The editor document as JSON, the form in which autosave stores it. */
export interface DocJson {
  type: 'doc';
  content: BlockJson[];
}

/** The part of an opened post that cannot be changed here: the ask of an answer. */
export interface FixedPart {
  content: ContentBlock[];
  ask: AskLayout | null;
  /** Its rows layout, by indexes in `content`; undefined where every block has a row of its own. */
  rows?: { blocks: number[]; mode?: RowMode }[] | undefined;
  isAnswer: boolean;
  hasPollLayout: boolean;
}

export const NO_FIXED_PART: FixedPart = { content: [], ask: null, isAnswer: false, hasPollLayout: false };

/** Maximum length of a text block in code points (contract: TextBlock). */
export const TEXT_MAX_LENGTH = limits.textLength;

/** Maximum number of images in one row, chosen so that they stay large (the contract allows 10). */
export const MAX_ROW_IMAGES = 3;

/** Maximum number of images in one carousel, which shows one at a time (contract: RowsLayout). */
export const MAX_CAROUSEL_IMAGES = 10;
