import type { components } from '#generated/types/api.d.ts';
import type { Post as RenderedPost } from '#generated/zod/post.zod.ts';
import { escapeHtml } from '#server/core/escape-html.ts';
import { postTypeOf } from '#server/entities/post/post-type.ts';
import { contentHtml } from '#server/site/syndication/feeds/post-html.ts';

type Schemas = components['schemas'];
type Post = Schemas['Post'];
type Block = Schemas['ContentBlock'];
type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
type Fields = Record<string, unknown>;
/** The blocks of one contributor of a post. */
type Part = Pick<Post, 'content' | 'layout'>;

const PLAYER_WIDTHS_PX = [250, 400, 500];

/**
 * Returns the fields by which programs of the time before blocks read a post (`photos`, `body`, `caption`,
 * `reblog.comment` and the like), built from its blocks. All member text in HTML is escaped.
 *
 * Pictures, sounds and links of a reblog are those of its whole trail, and its type follows from them, as in the older
 * API.
 *
 * @param origin origin under which members reach the site, without a trailing slash
 */
export function legacyFields(post: Post, origin: string): Fields {
  const parts: Part[] = [...post.trail, post];
  const blocks = parts.flatMap(({ content }) => content);
  const type = post.parentPostId === undefined ? post.type : postTypeOf(blocks, parts[0]?.layout ?? []);
  const treeHtml = trailHtml(post, origin);
  const own: Fields = {
    type: type === 'ask' ? 'answer' : type,
    format: 'html',
    is_blocks_post_format: true,
    reblog: { comment: html(post, origin), tree_html: treeHtml },
    ...reblogFields(post, origin),
  };
  /** Returns the words of the whole post besides these blocks. */
  const wordsBut = (...left: Block[]): string => treeHtml + html(without(post, left), origin);
  switch (type) {
    case 'photo':
      return { ...own, ...photoFields(parts, wordsBut(...blocks.filter(isPicture)), origin) };
    case 'video':
      return { ...own, ...videoFields(blocks, wordsBut, origin) };
    case 'audio':
      return { ...own, ...audioFields(blocks, wordsBut, origin) };
    case 'link':
      return { ...own, ...linkFields(blocks, wordsBut) };
    case 'quote':
      return { ...own, ...quoteFields(parts, wordsBut, origin) };
    case 'chat':
      return { ...own, ...chatFields(blocks) };
    case 'ask':
    case 'answer':
      return { ...own, ...answerFields(post, parts[0] ?? post, origin) };
    default: {
      const [first] = post.content;
      const title = treeHtml === '' && isText(first) && first.subtype === 'heading1' ? first : undefined;
      return { ...own, title: title?.text ?? null, body: wordsBut(...(title ? [title] : [])) };
    }
  }
}

const isText = (block: Block | undefined): block is BlockOf<'text'> => block?.type === 'text';
const isPicture = ({ type }: Block): boolean => type === 'image';

function html({ content, layout }: Part, origin: string): string {
  return contentHtml({ content, layout } as Pick<RenderedPost, 'content' | 'layout'>, origin);
}

/** Returns the blocks without some of them. Rows keep their order, and name no block that is missing. */
function without({ content, layout }: Part, left: readonly Block[]): Part {
  const rest = content.filter((block) => !left.includes(block));
  return { content: rest, layout: rest.length === content.length ? layout : [] };
}

function absolute(address: string, origin: string): string {
  return URL.parse(address, origin)?.href ?? address;
}

/** Returns the trail as the older API nests it: each part quotes those before it. */
function trailHtml({ trail }: Post, origin: string): string {
  return trail.reduce((before, item) => {
    const name = escapeHtml(item.blog?.name ?? item.brokenBlogName ?? '');
    const address = item.post?.postUrl && escapeHtml(absolute(item.post.postUrl, origin));
    const who = !address ? name : `<a class="tumblr_blog" href="${address}">${name}</a>`;
    return `<p>${who}:</p><blockquote>${before}${html(item, origin)}</blockquote>`;
  }, '');
}

function reblogFields(post: Post, origin: string): Fields {
  if (post.parentPostId === undefined) return {};
  const address = (name: string | undefined, id: string | undefined) =>
    name === undefined || id === undefined ? {} : { url: absolute(`/${name}/${id}`, origin) };
  const named = (from: 'from' | 'root', id: string | undefined, name: string | undefined): Fields =>
    Object.fromEntries(
      Object.entries({ id, ...address(name, id), ...(name === undefined ? {} : { name, title: name }) }).map(
        ([key, value]) => [`reblogged_${from}_${key}`, value],
      ),
    );
  return {
    ...named('from', post.parentPostId, post.parentBlogName),
    ...named('root', post.rootPostId, post.rootBlogName),
  };
}

function pictureSize({ url, width, height }: Schemas['Image'], origin: string): Fields {
  return { url: absolute(url, origin), width, height };
}

function photoFields(parts: readonly Part[], caption: string, origin: string): Fields {
  const images = parts.flatMap(({ content }) => content).filter((block) => block.type === 'image');
  const photos = images.map(({ media, caption: below, altText }) => {
    const sizes = media.map((size) => pictureSize(size, origin));
    return { caption: below ?? altText ?? '', original_size: sizes[0], alt_sizes: sizes };
  });
  const layout = photosetLayout(parts);
  return {
    photos,
    caption,
    image_permalink: photos[0]?.original_size?.url,
    ...(photos.length > 1 ? { photoset_layout: layout } : {}),
  };
}

/** Returns the number of pictures of each row as digits: `121`. */
function photosetLayout(parts: readonly Part[]): string {
  const rows = parts.flatMap(({ content, layout }) => {
    const pictures = new Set([...content.keys()].filter((index) => content[index]?.type === 'image'));
    const display = layout.find((block) => block.type === 'rows')?.display ?? [];
    const counts = display.flatMap(({ blocks }) => {
      const shown = blocks.filter((index) => pictures.delete(index));
      return shown.length === 0 ? [] : [shown.length];
    });
    return [...counts, ...[...pictures].map(() => 1)];
  });
  return rows.join('');
}

function videoFields(
  blocks: readonly Block[],
  wordsBut: (...left: Block[]) => string,
  origin: string,
): Fields {
  const video = blocks.find((block) => block.type === 'video');
  if (video === undefined) return {};
  const { media, poster, provider, url, embedUrl, duration } = video;
  const file = media && absolute(media.url, origin);
  const frame = (width: number) =>
    file === undefined
      ? `<iframe src="${escapeHtml(embedUrl ?? url ?? '')}" width="${width}"></iframe>`
      : `<video src="${escapeHtml(file)}" width="${width}" controls></video>`;
  return {
    caption: wordsBut(video),
    video_type: provider ?? (file === undefined ? 'unknown' : 'skein'),
    ...(file === undefined ? { permalink_url: url } : { video_url: file }),
    ...(poster?.[0] === undefined
      ? {}
      : {
          thumbnail_url: absolute(poster[0].url, origin),
          thumbnail_width: poster[0].width,
          thumbnail_height: poster[0].height,
        }),
    ...(duration === undefined ? {} : { duration }),
    html5_capable: file !== undefined,
    player: PLAYER_WIDTHS_PX.map((width) => ({ width, embed_code: frame(width) })),
  };
}

function audioFields(
  blocks: readonly Block[],
  wordsBut: (...left: Block[]) => string,
  origin: string,
): Fields {
  const audio = blocks.find((block) => block.type === 'audio');
  if (audio === undefined) return {};
  const { media, url, embedUrl, title, artist, album, poster, provider } = audio;
  const file = media === undefined ? url : absolute(media.url, origin);
  const player =
    media === undefined
      ? `<iframe src="${escapeHtml(embedUrl ?? url ?? '')}"></iframe>`
      : `<audio src="${escapeHtml(file ?? '')}" controls></audio>`;
  return {
    caption: wordsBut(audio),
    audio_type: provider ?? 'skein',
    audio_url: file,
    ...(url === undefined ? {} : { audio_source_url: url }),
    player,
    embed: player,
    track_name: title,
    artist,
    album,
    ...(poster?.[0] === undefined ? {} : { album_art: absolute(poster[0].url, origin) }),
  };
}

function linkFields(blocks: readonly Block[], wordsBut: (...left: Block[]) => string): Fields {
  const link = blocks.find((block) => block.type === 'link');
  if (link === undefined) return {};
  return {
    url: link.url,
    title: link.title ?? null,
    description: wordsBut(link),
    excerpt: link.description ?? null,
    publisher: link.siteName ?? null,
    link_author: link.author ?? null,
  };
}

function quoteFields(parts: readonly Part[], wordsBut: (...left: Block[]) => string, origin: string): Fields {
  const blocks = parts.flatMap(({ content }) => content);
  const quote = blocks.find((block) => isText(block) && block.subtype === 'quote');
  if (quote === undefined || !isText(quote)) return {};
  const { subtype: _, ...words } = quote;
  return { text: html({ content: [words], layout: [] }, origin), source: wordsBut(quote) };
}

function chatFields(blocks: readonly Block[]): Fields {
  const texts = blocks.filter(isText);
  const title = texts.find(({ subtype }) => subtype === 'heading1')?.text ?? null;
  const dialogue = texts
    .filter(({ subtype }) => subtype === 'chat')
    .map(({ text }) => {
      const [, name = ''] = /^([^:]{1,60}):/.exec(text) ?? [];
      const label = name === '' ? '' : `${name}:`;
      return { name, label, phrase: text.slice(label.length).trim() };
    });
  const body = texts
    .filter(({ subtype }) => subtype === 'chat')
    .map(({ text }) => text)
    .join('\n');
  return { title, body, dialogue };
}

function answerFields(post: Post, root: Part, origin: string): Fields {
  const asked = root.layout.find((block) => block.type === 'ask');
  const covered = new Set(asked?.blocks ?? []);
  const pick = (isQuestion: boolean): Part => ({
    content: root.content.filter((_, index) => covered.has(index) === isQuestion),
    layout: [],
  });
  const asking = post.askingBlog;
  return {
    asking_name: asking?.name ?? 'Anonymous',
    asking_url: asking === undefined ? null : absolute(asking.blogViewUrl, origin),
    question: html(pick(true), origin),
    answer: html(pick(false), origin) + (root === post ? '' : html(post, origin)),
  };
}
