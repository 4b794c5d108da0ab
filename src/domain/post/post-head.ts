import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { Image } from '#generated/zod/image.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { Head } from '#src/domain/page-head.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { truncateAtWord } from '#src/domain/text/truncate.ts';
import { paths } from '#src/paths/paths.ts';
import { postPathOf } from './post-path.ts';

const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 200;

const allContent = (post: Post) => [...post.content, ...post.trail.flatMap((item) => item.content)];

function firstPicture(post: Post): { picture: Image; alt?: string } | undefined {
  for (const block of allContent(post)) {
    const image = block.type === 'image-set' || block.type === 'carousel' ? block.images[0] : block;
    if (image?.type === 'image' && image.media[0]) return { picture: image.media[0], alt: image.altText };
  }
  return undefined;
}

/** Returns the words that describe a block without text. */
function wordsOf(block: ContentBlock): string[] {
  switch (block.type) {
    case 'image':
    case 'video':
      return [block.altText ?? ''];
    case 'image-set':
    case 'carousel':
      return block.images.map(({ altText = '' }) => altText);
    case 'audio':
      return [block.title ?? ''];
    case 'link':
      return [block.title ?? '', block.description ?? ''];
    case 'poll':
      return [block.question];
    default:
      return [];
  }
}

const oneLine = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim();

/** Returns a post's text; without any, the descriptions of its pictures, polls and links. */
function textOf(post: Post): string {
  const blocks = allContent(post);
  const written = blocks.flatMap((block) =>
    block.type === 'text' || block.type === 'title' ? [block.text] : [],
  );
  return oneLine(written) || oneLine(blocks.flatMap(wordsOf));
}

/** Returns the uploaded film and sound of a post, which have an address of their own. */
function recordingsOf(post: Post): { video?: object; audio?: object } {
  const blocks = allContent(post);
  const video = blocks.find((block) => block.type === 'video');
  const audio = blocks.find((block) => block.type === 'audio');
  const uploadDate = post.date;
  return {
    ...(video && {
      video: {
        '@type': 'VideoObject',
        name: video.altText || `Video by ${post.blogName}`,
        contentUrl: video.media?.url,
        embedUrl: video.media ? undefined : (video.embedUrl ?? video.url),
        thumbnailUrl: video.poster?.[0]?.url,
        uploadDate,
      },
    }),
    ...(audio && {
      audio: {
        '@type': 'AudioObject',
        name: audio.title || `Audio by ${post.blogName}`,
        contentUrl: audio.media?.url,
        embedUrl: audio.media ? undefined : (audio.embedUrl ?? audio.url),
        uploadDate,
      },
    }),
  };
}

/** Returns the post that a reblog passes on: the first of its trail; undefined for an original or a deleted one. */
function rootOf({ trail }: Post): object | undefined {
  const [root] = trail;
  if (!root?.blog?.name || !root.post) return undefined;
  return {
    '@type': 'SocialMediaPosting',
    url: paths.post(root.blog.name, root.post.id),
    author: { '@type': 'Person', name: root.blog.name, url: paths.blog(root.blog.name) },
  };
}

function structured(post: Post, title: string, text: string, image: Image | undefined): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    headline: title,
    url: postPathOf(post),
    mainEntityOfPage: postPathOf(post),
    text: text || undefined,
    datePublished: post.date,
    dateModified: post.editedTs ? new Date(post.editedTs * 1000).toISOString() : undefined,
    author: { '@type': 'Person', name: post.blogName, url: paths.blog(post.blogName) },
    image: image?.url,
    ...recordingsOf(post),
    sharedContent: rootOf(post),
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    interactionStatistic: [
      ['LikeAction', post.likeCount],
      ['ShareAction', post.reblogCount],
      ['CommentAction', post.replyCount],
    ].map(([type, count]) => ({
      '@type': 'InteractionCounter',
      interactionType: `https://schema.org/${type}`,
      userInteractionCount: count,
    })),
  };
}

/**
 * Share image drawn by the server, in the blog's colours, for posts without a picture. The edit time in the address
 * invalidates caches.
 */
function shareCard({ blogName, id, editedTs }: Post): Head['image'] {
  return {
    url: `/media/cards/${blogName}/${id}.png${editedTs ? `?v=${editedTs}` : ''}`,
    width: 1200,
    height: 630,
  };
}

/**
 * Returns the head of a post's own page. A post that is covered in feeds is covered here as well: neither title nor
 * preview shows its content. A post that is not public is excluded from search engines.
 *
 * @param wordless title of a post without any words; defaults to its blog's name
 */
export function postHead(post: Post, wordless?: string): Head {
  const canonical = postPathOf(post);
  const covered = isSensitive(post);
  if (covered || post.state !== 'published') return { title: `@${post.blogName}`, canonical, noIndex: true };
  const text = textOf(post);
  const picture = firstPicture(post);
  const words = truncateAtWord(text, MAX_TITLE_LENGTH);
  const title = words ? `${words} (@${post.blogName})` : (wordless ?? `@${post.blogName}`);
  return {
    title,
    description: truncateAtWord(text, MAX_DESCRIPTION_LENGTH) || wordless,
    canonical,
    type: 'article',
    feeds: { of: paths.blog(post.blogName), title: `@${post.blogName}` },
    canEmbed: post.isEmbeddable,
    image: picture ? { ...picture.picture, alt: picture.alt } : shareCard(post),
    properties: [
      ['article:published_time', post.date],
      ...post.tags.slice(0, 10).map((tag) => ['article:tag', tag] as const),
    ],
    jsonLd: [structured(post, words || wordless || post.blogName, text, picture?.picture)],
  };
}
