import { Marked } from 'marked';

/** Maximum length in characters of a text that is parsed; longer ones are pasted as plain text. */
const MARKDOWN_MAX_LENGTH = 200_000;

/** Patterns that do not occur by chance: two list items, headings, quotes, bold text, links with text, code fences. */
const MARKDOWN_PATTERNS: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^ {0,3}> ?\S/m,
  /^ {0,8}(?:[-*+]|\d{1,9}[.)]) \S.*\n(?:[ \t]*\n)? {0,8}(?:[-*+]|\d{1,9}[.)]) \S/m,
  /\*\*[^\s*][^*\n]{0,400}\*\*/,
  /\[[^[\]\n]{1,400}\]\(https?:\/\/[^\s()]{1,2000}\)/,
  /^```/m,
];

/** Returns true when a plain text looks like Markdown of note and chat programs. */
export function looksLikeMarkdown(text: string): boolean {
  return text.length <= MARKDOWN_MAX_LENGTH && MARKDOWN_PATTERNS.some((sign) => sign.test(text));
}

const markdownParser = new Marked({ gfm: true, breaks: true, async: false });

/** Converts Markdown to HTML. HTML inside the text is passed through, because it is parsed like any pasted HTML. */
export function htmlOfMarkdown(text: string): string {
  return markdownParser.parse(text, { async: false });
}
