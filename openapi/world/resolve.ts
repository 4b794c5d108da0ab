import type { components } from '#generated/types/api.d.ts';
import { leadingColours } from './art/leading.ts';
import type { Art } from './art/recipe.ts';
import { artHeight, frameCount, frameMs } from './art.ts';
import { type PostSource, rows, type SourceBlock } from './blocks.ts';
import { type MentionOf, parseMarkup } from './markup.ts';
import { filmUrl, filmWidth, mediaOf, posterOf, tuneUrl } from './media.ts';
import { tuneSeconds } from './sound.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type Layout = Schemas['LayoutBlock'];

/** Number of repetitions of the loop in a video, so that it has some length. */
export const filmLoopCount = 5;

function pollBlock(source: Extract<SourceBlock, { kind: 'poll' }>, at: number): Block {
  return {
    type: 'poll',
    clientId: source.id,
    question: source.question,
    answers: source.answers.map((answerText, i) => ({ clientId: `${source.id}-${i + 1}`, answerText })),
    settings: {
      multipleChoice: source.multiple,
      closeStatus: source.days ? 'closed-after' : 'open',
      ...(source.days ? { expireAfter: source.days * 86_400 } : {}),
    },
    createdAt: new Date(at).toISOString(),
    timestamp: Math.floor(at / 1000),
  };
}

/** Returns a block as the contract has it. `at` is when the post was published, in milliseconds. */
export function resolveBlock(source: SourceBlock, at: number, mentionOf: MentionOf): Block {
  switch (source.kind) {
    case 'text': {
      const { text, formatting } = parseMarkup(source.source, mentionOf);
      return {
        type: 'text',
        text,
        ...(source.subtype ? { subtype: source.subtype } : {}),
        ...(source.indentLevel ? { indentLevel: source.indentLevel } : {}),
        ...(formatting.length > 0 ? { formatting } : {}),
      };
    }
    case 'image':
      return {
        type: 'image',
        media: mediaOf(source.art),
        altText: source.altText,
        ...(source.caption ? { caption: source.caption } : {}),
        colors: leadingColours(source.art.recipe),
        ...(source.art.animated ? { poster: posterOf(source.art) } : {}),
      };
    case 'link':
      return { type: 'link', ...source.block, ...(source.poster ? { poster: mediaOf(source.poster) } : {}) };
    case 'audio':
      return {
        type: 'audio',
        provider: 'skein',
        media: { url: tuneUrl(source.tune.id), type: 'audio/wav', mediaKey: source.tune.id },
        title: source.tune.title,
        artist: source.tune.id.split('-')[0] ?? '',
        album: source.tune.album,
        duration: Math.round(tuneSeconds(source.tune) * 10) / 10,
        poster: mediaOf(source.poster),
      };
    case 'film':
      return {
        type: 'video',
        provider: 'skein',
        media: {
          url: filmUrl(source.art.id),
          type: 'video/webm',
          mediaKey: source.art.id,
          width: filmWidth,
          height: artHeight(source.art, filmWidth),
        },
        duration: Math.round(frameCount * frameMs * filmLoopCount) / 1000,
        poster: mediaOf(source.art),
        altText: source.altText,
        canAutoplayOnCellular: true,
      };
    case 'youtube':
      return {
        type: 'video',
        provider: 'youtube',
        url: `https://www.youtube.com/watch?v=${source.id}`,
        embedUrl: `https://www.youtube-nocookie.com/embed/${source.id}`,
        embedIframe: { url: `https://www.youtube-nocookie.com/embed/${source.id}`, width: 540, height: 304 },
        poster: mediaOf(source.poster),
        altText: source.altText,
      };
    case 'poll':
      return pollBlock(source, at);
  }
}

/** Returns the layouts of a post; an ask names its sender unless it is anonymous. */
export function resolveLayout(source: PostSource, mentionOf: MentionOf): Layout[] {
  return (source.layout ?? []).map((layout) => {
    if (layout.type === 'rows') return layout;
    if (layout.type === 'fold')
      return rows(
        source.content.map((_, i) => [i]),
        layout.after,
      );
    const blog = layout.by ? mentionOf(layout.by) : undefined;
    return {
      type: 'ask' as const,
      blocks: layout.blocks,
      ...(blog
        ? { attribution: { type: 'blog' as const, ...(blog.url ? { url: blog.url } : {}), blog } }
        : {}),
    };
  });
}

/** Returns every picture of a post, including posters of other blocks. */
export function artsOf(source: PostSource): Art[] {
  return source.content.flatMap((block) => {
    if (block.kind === 'image' || block.kind === 'film') return [block.art];
    if (block.kind === 'audio' || block.kind === 'youtube') return [block.poster];
    return block.kind === 'link' && block.poster ? [block.poster] : [];
  });
}
