import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { Channel } from './channel.ts';
import { withPlainText } from './plain-text.ts';

/** Serialisation of a feed. */
export interface FeedFormat {
  /** Last segment of its address. */
  file: string;
  type: string;
  write: (channel: Channel) => string;
}

function rss({ title, description, page, self, image, updated, items }: Channel): string {
  return withPlainText(
    generateRssFeed({
      title,
      link: page,
      description,
      generator: 'Skein',
      ...(updated ? { lastBuildDate: updated } : {}),
      ...(image ? { image: { url: image, title, link: page } } : {}),
      atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
      items: items.map((item) => ({
        title: item.title,
        link: item.url,
        description: item.summary,
        guid: { value: item.id, isPermaLink: false },
        pubDate: item.published,
        dc: { creators: [item.author.name] },
        categories: item.tags.map((name) => ({ name })),
        content: { encoded: item.html },
      })),
    }),
  );
}

function atom({ title, description, page, self, icon, updated, today, items }: Channel): string {
  return withPlainText(
    generateAtomFeed({
      id: self,
      title: { value: title, type: 'text' },
      subtitle: { value: description, type: 'text' },
      updated: updated ?? today,
      generator: { text: 'Skein' },
      ...(icon ? { icon } : {}),
      links: [
        { href: self, rel: 'self', type: 'application/atom+xml' },
        { href: page, rel: 'alternate', type: 'text/html' },
      ],
      entries: items.map((item) => ({
        id: item.id,
        title: { value: item.title, type: 'text' },
        links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
        authors: [{ name: item.author.name, uri: item.author.url }],
        published: item.published,
        updated: item.updated,
        categories: item.tags.map((term) => ({ term })),
        content: { value: item.html, type: 'html' },
      })),
    }),
  );
}

function json({ title, description, page, self, icon, items }: Channel): string {
  const feed = generateJsonFeed({
    title,
    description,
    home_page_url: page,
    feed_url: self,
    ...(icon ? { icon } : {}),
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_html: item.html,
      date_published: item.published,
      date_modified: item.updated,
      authors: [item.author],
      tags: [...item.tags],
    })),
  });
  // The library leaves out an empty list, which the format requires.
  return JSON.stringify({ items: [], ...(feed as object) });
}

/** Supported formats, the most common first. */
export const FEED_FORMATS: readonly FeedFormat[] = [
  { file: 'rss', type: 'application/rss+xml; charset=utf-8', write: rss },
  { file: 'atom', type: 'application/atom+xml; charset=utf-8', write: atom },
  { file: 'feed.json', type: 'application/feed+json; charset=utf-8', write: json },
];
