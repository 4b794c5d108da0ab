// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { replaceTags } from './replace-tags.ts';
import { headSite } from './site-settings.ts';

const site = headSite('https://skein.example', 'en-US');
beforeEach(() => {
  document.head.innerHTML =
    '<title>Before</title><meta name="viewport" content="x"><meta name="old" data-head="">';
});
function named(): (string | null)[] {
  const own = [...document.head.querySelectorAll('[data-head]')];
  return own.map((one) => one.getAttribute('name') ?? one.getAttribute('rel'));
}

it("replaceTags replaces the previous page's tags and keeps the others and the title", () => {
  replaceTags({ title: 'Wool', description: 'Of <sheep>', noIndex: true }, site);
  expect(named()).toEqual(['description', 'robots']);
  expect(document.head.querySelector('[name=description]')?.getAttribute('content')).toBe('Of <sheep>');
  replaceTags({ title: 'Felt', noIndex: true }, site);
  expect(named()).toEqual(['robots']);
  expect(document.title).toBe('Before');
  expect(document.head.querySelectorAll('title, [name=viewport]')).toHaveLength(2);
});

it('replaceTags names the site in Open Graph tags', () => {
  expect(site).toEqual({ name: 'Skein', origin: 'https://skein.example', language: 'en-US' });
  replaceTags({ title: 'Wool', canonical: '/wool' }, site);
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://skein.example/wool',
  );
  expect(document.head.querySelector('[property="og:site_name"]')?.getAttribute('content')).toBe('Skein');
});
