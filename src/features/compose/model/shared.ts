import type { Shared } from '#src/paths/posts-paths.ts';
import { paragraphOf } from './from-blocks.ts';
import type { DocJson } from './types.ts';

/** What one block of text holds. */
const LONGEST = 4096;

const ADDRESS = /https?:\/\/\S+$/i;

/** What was shared, as a post begins with it: its words, and the address that becomes a card. */
export interface SharedStart {
  doc: DocJson;
  address: string | undefined;
}

/** Reads what another app shared. Many put the address at the end of the text, whatever fields they are given. */
export function sharedStart({ title = '', text = '', url = '' }: Shared): SharedStart {
  const said = text.trim();
  const [inText] = url ? [] : (ADDRESS.exec(said) ?? []);
  const address = url.trim() || inText;
  const words = inText === undefined ? said : said.slice(0, -inText.length).trim();
  const lines = [title.trim(), ...words.split(/\n+/)].map((line) => line.trim().slice(0, LONGEST));
  // Some say the same twice.
  const own = [...new Set(lines)].filter((line) => line !== '' && line !== address);
  return {
    doc: { type: 'doc', content: [...own, ''].map((line) => paragraphOf(null, { text: line })) },
    address: address && ADDRESS.test(address) ? address : undefined,
  };
}
