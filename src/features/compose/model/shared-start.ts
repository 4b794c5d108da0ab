import type { SharedContent } from '#src/paths/posts-paths.ts';
import { paragraphOf } from './from-blocks.ts';
import type { DocJson } from './types.ts';

/** Maximum length of one text block. */
const BLOCK_TEXT_MAX_LENGTH = 4096;

const TRAILING_ADDRESS = /https?:\/\/\S+$/i;

/** Shared content as the start of a post: its text, and the address that becomes a card. */
export interface SharedStart {
  doc: DocJson;
  address: string | undefined;
}

/**
 * Parses content shared by another app. Many apps put the address at the end of the text, whatever fields are
 * available.
 */
export function sharedStart({ title = '', text = '', url = '' }: SharedContent): SharedStart {
  const said = text.trim();
  const [inText] = url ? [] : (TRAILING_ADDRESS.exec(said) ?? []);
  const address = url.trim() || inText;
  const words = inText === undefined ? said : said.slice(0, -inText.length).trim();
  const lines = [title.trim(), ...words.split(/\n+/)].map((line) =>
    line.trim().slice(0, BLOCK_TEXT_MAX_LENGTH),
  );
  // Some apps repeat the same line.
  const own = [...new Set(lines)].filter((line) => line !== '' && line !== address);
  return {
    doc: { type: 'doc', content: [...own, ''].map((line) => paragraphOf(null, { text: line })) },
    address: address && TRAILING_ADDRESS.test(address) ? address : undefined,
  };
}
