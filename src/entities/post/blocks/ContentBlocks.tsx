import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { LayoutBlock } from '#generated/zod/layoutBlock.zod.ts';
import { arrangeBlocks, type RenderItem } from '#src/domain/post/arrange-blocks.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { useDisclosure } from '../model/disclosure.ts';
import { BlockView } from './BlockView.tsx';
import styles from './ContentBlocks.module.css';
import { ImageRow } from './ImageView.tsx';
import { AskView, Carousel } from './lazy-blocks.tsx';
import { LightboxContext } from './lightbox-context.ts';
import { ChatView, ListsView } from './TextBlocks.tsx';

const Lightbox = lazyLayer(() => import('../lightbox/Lightbox.tsx'), 'Lightbox');

type ContentBlocksProps = {
  content: readonly ContentBlock[];
  layout: readonly LayoutBlock[];
  /** Unique id of this content on the page, so that “Keep reading” stays expanded when it is unmounted by scrolling. */
  id: string;
  /** Creation time of the post, in Unix seconds; polls compute their end from it. */
  postedAt: number;
  /** The asking blog of an ask. */
  asker?: BlogRef;
  /** True on the post's own page: nothing is collapsed. */
  whole?: boolean;
};

/** Kinds that span the full width of the post; all others keep the side padding. */
const FULL_WIDTH_KINDS = new Set(['image', 'image-set', 'carousel', 'video']);

function isFullWidth(part: RenderItem): boolean {
  return part.kind === 'row' || (part.kind === 'block' && FULL_WIDTH_KINDS.has(part.block.type));
}

type ContentPartProps = { postedAt: number; underHeading: boolean };

function ContentPartView({ part, postedAt, underHeading }: ContentPartProps & { part: RenderItem }) {
  switch (part.kind) {
    case 'list':
      return <ListsView lists={part.lists} />;
    case 'chat':
      return <ChatView lines={part.lines} />;
    case 'row':
      return part.carousel ? <Carousel images={part.images} /> : <ImageRow images={part.images} />;
    default:
      return <BlockView block={part.block} postedAt={postedAt} underHeading={underHeading} />;
  }
}

function isMainHeading(part: RenderItem): boolean {
  return (
    part.kind === 'block' &&
    (part.block.type === 'title' || (part.block.type === 'text' && part.block.subtype === 'heading1'))
  );
}

function ContentParts({ parts, postedAt }: { parts: readonly RenderItem[]; postedAt: number }) {
  const heading = parts.findIndex(isMainHeading);
  return parts.map((part, index) => (
    <div key={part.key} className={isFullWidth(part) ? styles.bleed : styles.inset}>
      <ContentPartView part={part} postedAt={postedAt} underHeading={heading !== -1 && index > heading} />
    </div>
  ));
}

function imagesIn(content: readonly ContentBlock[]): ImageBlock[] {
  return content.flatMap((block) => {
    if (block.type === 'image') return [block];
    if (block.type === 'image-set' || block.type === 'carousel') return block.images;
    if (block.type === 'nested-blocks') return block.blocks.filter((inner) => inner.type === 'image');
    return [];
  });
}

/** Provides a full-screen view of all pictures inside. */
function WithLightbox({
  content,
  id,
  children,
}: Pick<ContentBlocksProps, 'content' | 'id'> & { children: ReactNode }) {
  // Ids of trail items start with the id of their post: `7:0`.
  const [postId] = id.split(':');
  const [shown, setShown] = useState<ImageBlock>();
  const images = shown ? imagesIn(content) : [];
  return (
    <LightboxContext value={setShown}>
      {children}
      {shown ? (
        <Lightbox
          images={images}
          start={Math.max(0, images.indexOf(shown))}
          postId={isPostId(postId) ? postId : undefined}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </LightboxContext>
  );
}

function KeepReading({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.more} aria-expanded="false" onClick={onPress}>
      {t`Keep reading`}
      <Icon name="chevron-down" size={18} />
    </button>
  );
}

/** Renders the content of a post or of one trail item. */
export function ContentBlocks({ content, layout, id, postedAt, asker, whole = false }: ContentBlocksProps) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosure(`content:${id}`);
  const { ask, items: parts, rest } = arrangeBlocks(content, layout, whole || open);

  const unfold = (): void => {
    const at = (box.current?.children.length ?? 0) - 1;
    flushSync(() => setOpen(true));
    // The focused button was removed, so focus moves to the content that replaced it.
    const next = box.current?.children[at];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };

  return (
    <WithLightbox content={content} id={id}>
      <div ref={box} className={styles.content}>
        {ask ? (
          <div className={styles.inset}>
            <AskView attribution={ask.attribution} asker={asker}>
              <ContentParts parts={ask.items} postedAt={postedAt} />
            </AskView>
          </div>
        ) : null}
        <ContentParts parts={parts} postedAt={postedAt} />
        {rest.length > 0 ? (
          <div className={styles.inset}>
            <KeepReading onPress={unfold} />
          </div>
        ) : null}
      </div>
    </WithLightbox>
  );
}
