import { Marked } from 'marked';

/** Longer texts are taken as they are: nobody writes so much by hand. */
const LONGEST = 200_000;

/** What nobody writes by chance: two of a list, headings, quotes, bold words, links with words, fences. */
const SIGNS: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^ {0,3}> ?\S/m,
  /^ {0,8}(?:[-*+]|\d{1,9}[.)]) \S.*\n(?:[ \t]*\n)? {0,8}(?:[-*+]|\d{1,9}[.)]) \S/m,
  /\*\*[^\s*][^*\n]{0,400}\*\*/,
  /\[[^[\]\n]{1,400}\]\(https?:\/\/[^\s()]{1,2000}\)/,
  /^```/m,
];

/** Whether a plain text is written in Markdown, as programs for notes and chats give it away. */
export function looksLikeMarkdown(text: string): boolean {
  return text.length <= LONGEST && SIGNS.some((sign) => sign.test(text));
}

const reader = new Marked({ gfm: true, breaks: true, async: false });

/** The HTML of a Markdown text. What HTML stands in the text comes through: it is read like any that is pasted. */
export function htmlOfMarkdown(text: string): string {
  return reader.parse(text, { async: false });
}
