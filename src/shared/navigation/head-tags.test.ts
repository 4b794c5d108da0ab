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

  it('makes every address absolute', () => {
    expect(html).toContain('<link data-head rel="canonical" href="https://skein.example/mara/42">');
    expect(html).toContain('property="og:url" content="https://skein.example/mara/42"');
    expect(html).toContain('property="og:image" content="https://skein.example/media/a.webp"');
    expect(html).toContain('property="og:locale" content="pt_BR"');
  });

  it('cannot be broken out of', () => {
    expect(html).toContain('<title>Wool &amp; &quot;thread&quot; · Skein</title>');
    expect(html).toContain('content="About &lt;b&gt;wool&lt;/b&gt;"');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('tells nothing about a page that search engines shall leave out but its title', () => {
    const hidden = headTags({ title: 'Secret', canonical: '/secret', jsonLd: [{}], noIndex: true }, SITE);
    expect(hidden.map(({ tag, attributes }) => attributes.name ?? tag)).toEqual(['title', 'robots']);
  });

  it('does not say the product’s name twice', () => {
    expect(headTags({ title: '' }, SITE)[0]?.text).toBe('Skein');
    expect(headTags({ title: 'Skein' }, SITE)[0]?.text).toBe('Skein');
  });
});

it('scriptJson stays the same JSON', () => {
  const data = { text: '</script><!-- \u2028' };
  const safe = scriptJson(JSON.stringify(data));
  expect(safe).not.toMatch(/[<]/);
  expect(JSON.parse(safe)).toEqual(data);
});
