import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import { nestLists } from '#src/domain/post/lists.ts';
import { rowsOfImages } from '../model/media.ts';
import styles from './ContentBlocks.module.css';
import { ImageRow, ImageView } from './ImageView.tsx';
import { LinkCard } from './LinkCard.tsx';
import { AudioView, BlogBlockView, Carousel, PollView, VideoView } from './lazy-blocks.tsx';
import { NestedView } from './NestedView.tsx';
import { ReloadNotice } from './Notice.tsx';
import { ListsView, TextBlockView, TitleView } from './TextBlocks.tsx';

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

function ListBlock({ block }: { block: BlockOf<'ordered-list' | 'unordered-list'> }) {
  return <ListsView lists={listsOf(block)} />;
}

function listsOf(block: BlockOf<'ordered-list' | 'unordered-list'>) {
  return nestLists(
    block.items.map(({ text, indentLevel, formatting }) => ({
      ordered: block.type === 'ordered-list',
      level: indentLevel ?? 0,
      text,
      formatting,
    })),
  );
}

function ImageSet({ block }: { block: BlockOf<'image-set'> }) {
  return (
    <div className={styles.set}>
      {rowsOfImages(block.images).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <ImageRow key={index} images={row} />
      ))}
    </div>
  );
}

type BlockViewProps = {
  block: ContentBlock;
  /** Creation time of the post, in Unix seconds. */
  postedAt: number;
  /** True when a main heading precedes the block. */
  underHeading?: boolean;
};

/**
 * Renders one content block. An unknown type gets a notice (public block format, backwards compatibility); types that
 * render nothing are filtered out before.
 */
export function BlockView({ block, postedAt, underHeading }: BlockViewProps) {
  switch (block.type) {
    case 'text':
      return <TextBlockView block={block} underHeading={underHeading} />;
    case 'title':
      return <TitleView text={block.text} />;
    case 'ordered-list':
    case 'unordered-list':
      return <ListBlock block={block} />;
    case 'image':
      return <ImageView block={block} />;
    case 'image-set':
      return <ImageSet block={block} />;
    case 'carousel':
      return <Carousel images={block.images} />;
    case 'link':
      return <LinkCard block={block} />;
    case 'audio':
      return <AudioView block={block} />;
    case 'video':
      return <VideoView block={block} />;
    case 'poll':
      return <PollView block={block} postedAt={postedAt} />;
    case 'blog':
      return <BlogBlockView block={block} />;
    case 'nested-blocks':
      return (
        <NestedView block={block}>
          {block.blocks.map((inner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
            <BlockView key={index} block={inner} postedAt={postedAt} />
          ))}
        </NestedView>
      );
    default:
      return <ReloadNotice />;
  }
}
