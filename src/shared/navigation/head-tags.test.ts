import { describe, expect, it } from 'vitest';
import { headHtml, headTags, scriptJson } from './head-tags.ts';

const SITE = { name: 'Skein', origin: 'https://skein.example', language: 'pt-BR' };

describe('headTags', () => {
  const html = headHtml(
    headTags(
      {
        title: 'Wool & "thread"',
        description: 'About <b>wool</b>',
        canonical: '/mara/42',
        image: { url: '/media/a.webp', width: 640, height: 480, alt: 'A ball' },
        type: 'article',
        properties: [['article:published_time', '2026-11-20T10:00:00Z']],
        jsonLd: [{ '@type': 'SocialMediaPosting', headline: '</script><script>alert(1)</script><!--' }],
      },
      SITE,
    ),
  );

  it('headTags makes every address absolute', () => {
    expect(html).toContain('<link data-head rel="canonical" href="https://skein.example/mara/42">');
    expect(html).toContain('property="og:url" content="https://skein.example/mara/42"');
    expect(html).toContain('property="og:image" content="https://skein.example/media/a.webp"');
    expect(html).toContain('property="og:locale" content="pt_BR"');
  });

  it('headTags makes only the addresses in structured data absolute', () => {
    const data = { url: '/mara', image: '/a.webp', name: '/slash', author: { url: '/b' }, text: '/mara' };
    const [tag] = headTags({ title: '', jsonLd: [data] }, SITE).slice(-1);
    expect(JSON.parse(tag?.text ?? '')).toEqual({
      url: 'https://skein.example/mara',
      image: 'https://skein.example/a.webp',
      name: '/slash',
      author: { url: 'https://skein.example/b' },
      text: '/mara',
    });
  });

  it('headTags links feeds and oEmbed', () => {
    const feeds = { of: '/mara', title: '@mara' };
    const tags = headTags({ title: 'Wool', canonical: '/mara/42', feeds, canEmbed: true }, SITE);
    const links = tags.filter(({ attributes }) => attributes.rel === 'alternate');
    expect(links.map(({ attributes: { type, href } }) => [type, href])).toEqual([
      ['application/rss+xml', 'https://skein.example/mara/rss'],
      ['application/atom+xml', 'https://skein.example/mara/atom'],
      ['application/feed+json', 'https://skein.example/mara/feed.json'],
      ['application/json+oembed', 'https://skein.example/oembed?url=https%3A%2F%2Fskein.example%2Fmara%2F42'],
    ]);
  });

  it("headTags falls back to the site's picture", () => {
    const html = headHtml(headTags({ title: 'Wool' }, SITE));
    expect(html).toContain('property="og:image" content="https://skein.example/share.png"');
    expect(html).toContain('property="og:image:width" content="1200"');
  });

  it('headHtml escapes markup in values', () => {
    expect(html).toContain('<title>Wool &amp; &quot;thread&quot; · Skein</title>');
    expect(html).toContain('content="About &lt;b&gt;wool&lt;/b&gt;"');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('headTags of a noindex page has the title only', () => {
    const hidden = headTags({ title: 'Secret', canonical: '/secret', jsonLd: [{}], noIndex: true }, SITE);
    expect(hidden.map(({ tag, attributes }) => attributes.name ?? tag)).toEqual(['title', 'robots']);
  });

  it("fullTitle does not repeat the product's name", () => {
    expect(headTags({ title: '' }, SITE)[0]?.text).toBe('Skein');
    expect(headTags({ title: 'Skein' }, SITE)[0]?.text).toBe('Skein');
  });
});

it("scriptJson keeps the JSON's value", () => {
  const data = { text: '</script><!-- \u2028' };
  const safe = scriptJson(JSON.stringify(data));
  expect(safe).not.toMatch(/[<]/);
  expect(JSON.parse(safe)).toEqual(data);
});
