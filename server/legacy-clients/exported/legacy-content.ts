import { blocksOfHtml } from '../html-blocks.ts';
import {
  type ExportedBlock,
  exportedPicture,
  type Fields,
  linkTo,
  listOf,
  wordsOf,
} from './exported-blocks.ts';

type List = readonly Fields[];

function html(value: unknown): ExportedBlock[] {
  return typeof value === 'string' ? blocksOfHtml(value) : [];
}

function line(value: unknown, subtype: 'heading1' | 'quote' | 'indented'): ExportedBlock[] {
  const text = html(value)
    .flatMap((block) => (block.type === 'text' ? block.text : []))
    .join('\n');
  return text === '' ? [] : [{ type: 'text', subtype, text }];
}

function pictures(photos: List): ExportedBlock[] {
  return photos
    .map(({ original_size: size, caption }) =>
      exportedPicture((size as Fields | undefined)?.url, caption, undefined),
    )
    .filter((picture) => picture !== undefined);
}

function chat(dialogue: List): ExportedBlock[] {
  return dialogue.flatMap(({ label, phrase }) => {
    const speaker = wordsOf(label, 60);
    const text = wordsOf([speaker, phrase].filter(Boolean).join(' '));
    if (text === undefined) return [];
    const formatting = speaker ? [{ type: 'bold' as const, start: 0, end: [...speaker].length }] : undefined;
    return [{ type: 'text', subtype: 'chat', text, ...(formatting ? { formatting } : {}) }];
  });
}

/** Returns the blocks of a post in the format before blocks: fields by its type, texts as HTML. */
export function contentOfLegacy(post: Fields): ExportedBlock[] {
  switch (post.type) {
    case 'photo':
      return [...pictures(listOf(post.photos)), ...html(post.caption)];
    case 'quote':
      return [...line(post.text, 'quote'), ...html(post.source)];
    case 'link':
      return [...linkTo(post.url, { title: post.title }), ...html(post.description)];
    case 'chat':
      return [...line(post.title, 'heading1'), ...chat(listOf(post.dialogue))];
    case 'answer':
      return [...line(post.question, 'indented'), ...html(post.answer)];
    case 'audio':
      return [
        ...linkTo(post.source_url ?? post.audio_url, { title: post.track_name }),
        ...html(post.caption),
      ];
    case 'video':
      return [...linkTo(post.permalink_url ?? post.video_url), ...html(post.caption)];
    default:
      return [...line(post.title, 'heading1'), ...html(post.body)];
  }
}
