/**
 * How characters stand in elements that are plain text in a feed: the RSS Advisory Board found hexadecimal references to be
 * read as text by most readers, while many render markup that stands in a CDATA section
 * (https://www.rssboard.org/rss-profile#data-types-characterdata).
 */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&#x26;', '<': '&#x3C;', '>': '&#x3E;' };
/** The content of a post, which is HTML, as a whole; or an element whose text stands in CDATA sections. */
const CONTENT_OR_SECTIONS =
  /<content[:\s][\s\S]*?<\/content(?::encoded)?>|<([\w:]+)([^<>]*)>\s*((?:<!\[CDATA\[[\s\S]*?\]\]>)+)\s*<\/\1>/g;
/** What XML 1.0 has no way to say; one of it would make the whole feed unreadable. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns a feed whose titles, names and tags are plain text: members' markup in them is shown, never rendered. */
export function withPlainText(xml: string): string {
  return xml.replace(NO_XML, '').replace(CONTENT_OR_SECTIONS, (whole, name, attributes, sections) => {
    if (name === undefined) return whole;
    const text = String(sections).replace(/<!\[CDATA\[|\]\]>(?=<!\[CDATA\[|$)/g, '');
    return `<${name}${attributes}>${text.replace(/[&<>]/g, (sign) => REFERENCES[sign] ?? sign)}</${name}>`;
  });
}
