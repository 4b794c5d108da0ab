import { expect, test } from 'vitest';
import { contentHtml } from '#server/site/syndication/feeds/post-html.ts';
import { withLocalFiles } from './local-files.ts';

const SITE = 'https://skein.example';
const OWN = 'aa11';
const own = new Set([OWN]);
function shown(content: Parameters<typeof contentHtml>[0]['content']): string {
  return withLocalFiles(contentHtml({ content, layout: [] }, SITE), SITE, own);
}
function picture(url: string, altText?: string) {
  const media = [{ url, type: 'webp' as const, width: 4, height: 3 }];
  return { type: 'image' as const, media, ...(altText === undefined ? {} : { altText }) };
}

test("withLocalFiles shows the member's own picture from the archive", () => {
  expect(shown([picture(`/media/aa/${OWN}/full.webp`, 'A bay')])).toContain(
    `<img src="media/aa/${OWN}/full.webp" alt="A bay"`,
  );
});

test.each([
  ['of another member', '/media/bb/bb22/full.webp', `${SITE}/media/bb/bb22/full.webp`],
  ['of the site', '/media/world/bay_1280.webp', `${SITE}/media/world/bay_1280.webp`],
  ['of another site', `https://gifs.example/${OWN}/a.gif`, `https://gifs.example/${OWN}/a.gif`],
])('withLocalFiles replaces a picture %s by a link to its address', (_whose, url, address) => {
  expect(shown([picture(url, 'A "bay"')])).toBe(
    `<figure><a href="${address}">A &quot;bay&quot;</a></figure>`,
  );
  expect(shown([picture(url)])).toContain('>Picture</a>');
});

test("withLocalFiles embeds the member's own audio and links to other audio", () => {
  const sound = (url: string) => ({
    type: 'audio' as const,
    url,
    media: { url, type: 'mp3' },
    title: 'Wind',
  });
  const of = (url: string) => shown([sound(url)] as Parameters<typeof shown>[0]);
  expect(of(`/media/aa/${OWN}/a.mp3`)).toContain(`src="media/aa/${OWN}/a.mp3"`);
  expect(of('/media/bb/bb22/a.mp3')).toBe(`<p><a href="${SITE}/media/bb/bb22/a.mp3">Wind</a></p>`);
});

test('withLocalFiles leaves HTML that a member wrote as text unchanged', () => {
  const words = '<img src="/media/bb/bb22/full.webp" alt="A bay">';
  expect(shown([{ type: 'text', text: words }])).toBe(
    contentHtml({ content: [{ type: 'text', text: words }], layout: [] }, SITE),
  );
});
