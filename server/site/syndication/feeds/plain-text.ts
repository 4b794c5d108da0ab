import { xmlText } from '#src/domain/text/characters.ts';

/**
 * References for special characters in plain-text elements of a feed: the RSS Advisory Board found that most readers
 * show hexadecimal references as text, while many render markup inside a CDATA section
 * (https://www.rssboard.org/rss-profile#data-types-characterdata).
 */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&#x26;', '<': '&#x3C;', '>': '&#x3E;' };
/** Matches the content of a post, which is HTML, as a whole; or an element whose text is in CDATA sections. */
const CONTENT_OR_SECTIONS =
  /<content[:\s][\s\S]*?<\/content(?::encoded)?>|<([\w:]+)([^<>]*)>\s*((?:<!\[CDATA\[[\s\S]*?\]\]>)+)\s*<\/\1>/g;

/**
 * Returns a feed whose titles, names and tags are plain text: markup that members type in them is shown, never
 * rendered.
 */
export function withPlainText(xml: string): string {
  return xmlText(xml).replace(CONTENT_OR_SECTIONS, (whole, name, attributes, sections) => {
    if (name === undefined) return whole;
    const text = String(sections).replace(/<!\[CDATA\[|\]\]>(?=<!\[CDATA\[|$)/g, '');
    return `<${name}${attributes}>${text.replace(/[&<>]/g, (sign) => REFERENCES[sign] ?? sign)}</${name}>`;
  });
}
