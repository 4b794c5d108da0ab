import { expect, test } from 'vitest';
import { pageMetadata } from './page-facts.ts';

function page(html: string | Buffer, charset?: string) {
  return { url: 'https://fog.example/a/', type: 'text/html', charset, bytes: Buffer.from(html) };
}

test('pageMetadata reads the Open Graph data of a page', () => {
  const html = `<html><head>
    <meta property="og:title" content="Fog &amp;
      rain"><meta property="og:description" content="Of the coast.">
    <meta property="og:site_name" content="The Fog"><meta name="author" content="Marlow">
    <meta property="og:image" content="../fog.png"></head></html>`;
  expect(pageMetadata(page(html))).toEqual({
    title: 'Fog & rain',
    description: 'Of the coast.',
    siteName: 'The Fog',
    author: 'Marlow',
    pictureUrl: 'https://fog.example/fog.png',
  });
});

test('pageMetadata falls back to title and description of a page', () => {
  const html = '<title>Fog</title><meta name="description" content="Wet."><p>Body';
  expect(pageMetadata(page(html))).toEqual({ title: 'Fog', description: 'Wet.' });
});

test.each([
  ['nothing', ''],
  ['no page', 'just words'],
  ['an empty title', '<title> \n </title>'],
  ['a picture that is no address of the web', '<meta property="og:image" content="javascript:alert(1)">'],
  ['a picture in the page itself', '<meta property="og:image" content="data:image/png;base64,AA==">'],
])('pageMetadata returns nothing for %s', (_name, html) => {
  expect(pageMetadata(page(html))).toEqual({});
});

test('pageMetadata truncates a long title between characters', () => {
  const { title } = pageMetadata(page(`<title>${'🌫'.repeat(301)}</title>`));
  expect([...(title ?? '')]).toHaveLength(300);
  expect(title?.endsWith('🌫…')).toBe(true);
});

test.each([
  ['the answer says', Buffer.from('<title>caf\xe9</title>', 'latin1'), 'iso-8859-1'],
  ['the page says', Buffer.from('<meta charset="windows-1252"><title>caf\xe9</title>', 'latin1'), undefined],
  ['UTF-8 is', Buffer.from('<title>café</title>'), undefined],
  ['a wrong name still lets it be', Buffer.from('<title>café</title>'), 'no-such-charset'],
])('pageMetadata decodes a page as %s', (_name, bytes, charset) => {
  expect(pageMetadata(page(bytes, charset)).title).toBe('café');
});

test('pageMetadata falls back to Twitter cards, then to the first picture of the page', () => {
  const card = '<meta name="twitter:title" content="Card"><meta name="twitter:image" content="/card.png">';
  expect(pageMetadata(page(card))).toEqual({ title: 'Card', pictureUrl: 'https://fog.example/card.png' });
  const picture =
    '<svg><title>Icon</title></svg><img src="data:image/gif;base64,AA=="><img src="https://fog.example/a.jpg?x">';
  expect(pageMetadata(page(picture)).pictureUrl).toBe('https://fog.example/a.jpg?x');
});

test('pageMetadata takes the first of repeated values, with names in any case', () => {
  const html =
    '<meta property="OG:Title" content="One"><meta property="og:title" content="Two"><title>Three</title>';
  expect(pageMetadata(page(html))).toEqual({ title: 'One' });
});

test('pageMetadata reads a page of 200,000 nested elements', () => {
  expect(pageMetadata(page(`<title>Deep</title>${'<div>'.repeat(200_000)}`))).toEqual({ title: 'Deep' });
});
