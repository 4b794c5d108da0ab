import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { EmbedNode, PaywallNode, ReadMoreNode } from './cards.ts';
import { ColourMark, MentionMark, SemanticColourMark, SmallMark } from './marks.ts';
import { PictureNode, PictureRowNode } from './pictures.ts';
import { RecordingNode } from './recordings.ts';
import { TextBlockNode } from './text-block.ts';

/**
 * Returns true for typed text that is meant as an address: with its scheme, www. or a path, or of e-mail. A word with a
 * dot inside is the name of a file as often.
 */
function isTypedAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:|^www\.|[/@]/i.test(text);
}

/**
 * Schema of the text editor: one kind of node per kind of content block, one mark per text format, so that
 * model/from-blocks.ts and model/to-blocks.ts are lossless.
 */
export const surfaceSchema: Extensions = [
  StarterKit.configure({
    // Text blocks are a single flat kind of node here; the contract has no code block.
    blockquote: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    paragraph: false,
    underline: false,
    trailingNode: { node: 'paragraph', notAfter: ['paragraph'] },
    dropcursor: { width: 3, class: 'drop-cursor' },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      // Words with a dot in them are names of files and versions as often as addresses.
      shouldAutoLink: isTypedAddress,
      HTMLAttributes: { rel: null, target: null, class: null },
    },
  }),
  TextBlockNode,
  PictureRowNode,
  PictureNode,
  RecordingNode,
  EmbedNode,
  ReadMoreNode,
  PaywallNode,
  SmallMark,
  MentionMark,
  ColourMark,
  SemanticColourMark,
];
