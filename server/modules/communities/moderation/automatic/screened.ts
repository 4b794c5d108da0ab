import type { components } from '#generated/types/api.d.ts';
import { textsOf } from '#server/core/post-texts.ts';
import { tagKey } from '#server/core/tags.ts';
import { everyBlock } from '#server/modules/posts/compose/map-blocks.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type Condition = Schemas['RuleCondition'];

/** A post or a comment as automatic rules look at it. */
export interface Screened {
  kind: 'posts' | 'comments';
  content: readonly Block[];
  tags: readonly string[];
  /** Address that a post names as its source; null for none. */
  sourceUrl: string | null;
  /** Number of members who reported it. */
  reportCount: number;
  /** Days since its author joined; null for somebody who left. */
  memberDays: number | null;
}

/** The part of a rule that decides whether it acts. */
export interface Criteria {
  conditions: readonly Condition[];
  applies_to: readonly ('posts' | 'comments')[];
}

/** Kinds of blocks that a reader sees or hears. */
const MEDIA: ReadonlySet<Block['type']> = new Set(['image', 'image-set', 'carousel', 'video', 'audio']);
/** An address that stands in a text without being a link. */
const BARE_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+/giu;
/** Letters of scripts that put no spaces between words, so that a word has no visible ends. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const WORD_END = { before: '(?<![\\p{L}\\p{M}\\p{N}_])', after: '(?![\\p{L}\\p{M}\\p{N}_])' };

function linksIn(ranges: readonly Schemas['TextFormat'][] = []): string[] {
  return ranges.flatMap((range) => (range.type === 'link' && range.url ? [range.url] : []));
}

function linksOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
      return linksIn(block.formatting);
    case 'ordered-list':
    case 'unordered-list':
      return block.items.flatMap((item) => linksIn(item.formatting));
    case 'link':
      return [block.url];
    case 'image':
      return block.attribution?.type === 'link' && block.attribution.url ? [block.attribution.url] : [];
    default:
      return [];
  }
}

/** Returns the addresses to which a post or a comment links, also those that stand in its text. */
function addressesOf({ content, sourceUrl }: Screened): string[] {
  const bare = textsOf(content).flatMap((text) => text.match(BARE_ADDRESS) ?? []);
  return [...everyBlock(content).flatMap(linksOf), ...bare, ...(sourceUrl ? [sourceUrl] : [])];
}

/** Returns the host of an address in lower case; undefined for one on this site. */
function hostOf(address: string): string | undefined {
  return URL.parse(/^https?:/iu.test(address) ? address : `http://${address}`)?.hostname;
}

function linksTo(thing: Screened, hosts: readonly string[] | undefined): boolean {
  const addresses = addressesOf(thing);
  if (hosts === undefined) return addresses.length > 0;
  return addresses
    .flatMap((address) => hostOf(address) ?? [])
    .some((found) => hosts.some((host) => found === host || found.endsWith(`.${host}`)));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
}

/** Returns true when a text has a word or phrase, in any case. Only whole words count, in scripts that separate them. */
function hasWord(text: string, word: string): boolean {
  const key = word.trim().toLowerCase().normalize('NFKC');
  const [start, end] = [key.at(0) ?? '', [...key].at(-1) ?? ''];
  const before = UNSPACED.test(start) ? '' : WORD_END.before;
  const after = UNSPACED.test(end) ? '' : WORD_END.after;
  const pattern = key.split(/\s+/u).map(escaped).join('\\s+');
  return new RegExp(`${before}${pattern}${after}`, 'u').test(text);
}

function hasWords({ content, tags }: Screened, words: readonly string[]): boolean {
  const text = [...textsOf(content), ...tags].join('\n').toLowerCase().normalize('NFKC');
  const keys = new Set(tags.map(tagKey));
  return words.some((word) => hasWord(text, word) || keys.has(tagKey(word)));
}

function holds(condition: Condition, thing: Screened): boolean {
  switch (condition.kind) {
    case 'links':
      return linksTo(thing, condition.hosts);
    case 'words':
      return hasWords(thing, condition.words);
    case 'reports':
      return thing.reportCount >= condition.count;
    case 'new_member':
      return thing.memberDays !== null && thing.memberDays < condition.days;
    case 'media':
      return everyBlock(thing.content).some((block) => MEDIA.has(block.type));
  }
}

/** Returns true when an automatic rule acts on a post or a comment: all its conditions hold. */
export function matchesRule({ conditions, applies_to }: Criteria, thing: Screened): boolean {
  // Conditions that could not be read are left out; a rule without any would hold everything.
  if (conditions.length === 0 || !applies_to.includes(thing.kind)) return false;
  return conditions.every((condition) => holds(condition, thing));
}
