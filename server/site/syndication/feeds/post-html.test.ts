import { expect, it } from 'vitest';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import { aPost } from '#tests/support/ui-posts.ts';
import { postHtml } from './post-html.ts';

const SITE = 'https://skein.test';
const htmlOf = (...content: ContentBlock[]): string => postHtml(aPost({ content }), SITE);

it.each<[string, ContentBlock, string]>([
  ['markup', { type: 'text', text: '<b onload="x">&' }, '<p>&lt;b onload=&quot;x&quot;&gt;&amp;</p>'],
  [
    'formats',
    {
      type: 'text',
      text: 'ab',
      formatting: [
        { type: 'bold', start: 0, end: 1 },
        { type: 'color', start: 0, end: 2, hex: '#ff0000' },
      ],
    },
    '<p><strong>a</strong>b</p>',
  ],
  [
    'a link',
    {
      type: 'text',
      text: 'go',
      formatting: [{ type: 'link', start: 0, end: 2, url: 'https://a.example/?x="&y' }],
    },
    '<p><a href="https://a.example/?x=%22&amp;y">go</a></p>',
  ],
  [
    'a link that is a script',
    {
      type: 'text',
      text: 'go',
      formatting: [{ type: 'link', start: 0, end: 2, url: 'javascript:alert(1)' }],
    },
    '<p>go</p>',
  ],
  [
    'a mention',
    {
      type: 'text',
      text: '@ann',
      formatting: [{ type: 'mention', start: 0, end: 4, blog: { uuid: 't:ann', name: 'ann' } }],
    },
    `<p><a href="${SITE}/ann">@ann</a></p>`,
  ],
  ['a heading', { type: 'text', subtype: 'heading1', text: 'H' }, '<h2>H</h2>'],
  ['a quote', { type: 'text', subtype: 'quote', text: 'Q' }, '<blockquote><p>Q</p></blockquote>'],
  [
    'a picture',
    {
      type: 'image',
      media: [{ url: '/media/a.webp', width: 4, height: 3 }],
      altText: '"A" bay',
      caption: 'C',
    },
    `<figure><img src="${SITE}/media/a.webp" alt="&quot;A&quot; bay" width="4" height="3"><figcaption>C</figcaption></figure>`,
  ],
  ['a picture from nowhere', { type: 'image', media: [{ url: 'data:x', width: 4, height: 3 }] }, ''],
  [
    'sound',
    { type: 'audio', media: { url: '/media/a.mp3', type: 'audio/mpeg' }, title: 'T', artist: 'A' },
    `<audio controls src="${SITE}/media/a.mp3">T – A</audio>`,
  ],
  [
    'a film elsewhere',
    { type: 'video', provider: 'youtube', url: 'https://www.youtube.com/watch?v=1' },
    '<p><a href="https://www.youtube.com/watch?v=1">Video</a></p>',
  ],
  [
    'a card',
    { type: 'link', url: 'https://a.example/', title: 'A', description: 'D' },
    '<p><a href="https://a.example/">A</a><br>D</p>',
  ],
  [
    'a poll',
    {
      type: 'poll',
      clientId: 'p',
      question: 'Which?',
      answers: [
        { clientId: 'a', answerText: 'One' },
        { clientId: 'b', answerText: '<2>' },
      ],
      settings: { multipleChoice: false, closeStatus: 'closed-after', expireAfter: 86_400 },
    },
    '<p><strong>Which?</strong></p><ul><li>One</li><li>&lt;2&gt;</li></ul>',
  ],
  [
    'a list',
    { type: 'unordered-list', items: [{ text: 'a' }, { text: 'b', indentLevel: 1 }] },
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
])('postHtml writes %s as plain HTML', (_name, block, html) => {
  expect(htmlOf(block)).toBe(html);
});
