import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { LayoutBlock } from '#generated/zod/layoutBlock.zod.ts';
import { arrange, type Piece } from '#src/domain/post/arrange.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { useDisclosure } from '../model/disclosure.ts';
import { BlockView } from './BlockView.tsx';
import styles from './ContentBlocks.module.css';
import { ImageRow } from './ImageView.tsx';
import { AskView, Carousel } from './later-blocks.tsx';
import { LightboxContext } from './lightbox-context.ts';
import { ChatView, ListsView } from './TextBlocks.tsx';

const Lightbox = lazyLayer(() => import('../lightbox/Lightbox.tsx'), 'Lightbox');

type ContentBlocksProps = {
  content: readonly ContentBlock[];
  layout: readonly LayoutBlock[];
  /** Names this content among all on the page, so that “Keep reading” stays open when it scrolls away. */
  id: string;
  /** When it was posted, in seconds since 1970: polls count from it. */
  postedAt: number;
  /** The asker of an ask, in full. */
  asker?: BlogRef;
  /** Nothing is held back (the post's own page). */
  whole?: boolean;
};

/** Pictures and films reach the edges of the post; everything else keeps its gutter. */
const BLEEDING = new Set(['image', 'image-set', 'carousel', 'video']);

function bleeds(piece: Piece): boolean {
  return piece.kind === 'row' || (piece.kind === 'block' && BLEEDING.has(piece.block.type));
}

type PieceProps = { postedAt: number; underHeading: boolean };

function PieceView({ piece, postedAt, underHeading }: PieceProps & { piece: Piece }) {
  switch (piece.kind) {
    case 'list':
      return <ListsView lists={piece.lists} />;
    case 'chat':
      return <ChatView lines={piece.lines} />;
    case 'row':
      return piece.carousel ? <Carousel images={piece.images} /> : <ImageRow images={piece.images} />;
    default:
      return <BlockView block={piece.block} postedAt={postedAt} underHeading={underHeading} />;
  }
}

function isMainHeading(piece: Piece): boolean {
  return (
    piece.kind === 'block' &&
    (piece.block.type === 'title' || (piece.block.type === 'text' && piece.block.subtype === 'heading1'))
  );
}

function Pieces({ pieces, postedAt }: { pieces: readonly Piece[]; postedAt: number }) {
  const heading = pieces.findIndex(isMainHeading);
  return pieces.map((piece, index) => (
    <div key={piece.key} className={bleeds(piece) ? styles.bleed : styles.inset}>
      <PieceView piece={piece} postedAt={postedAt} underHeading={heading !== -1 && index > heading} />
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

/** Gives every picture inside a full-screen view that leafs through all of them. */
function WithLightbox({
  content,
  id,
  children,
}: Pick<ContentBlocksProps, 'content' | 'id'> & { children: ReactNode }) {
  // Parts of a trail are named after their post as well: `7:0`.
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

/** The content of a post or of one item of its trail. */
export function ContentBlocks({ content, layout, id, postedAt, asker, whole = false }: ContentBlocksProps) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosure(`content:${id}`);
  const { ask, pieces, rest } = arrange(content, layout, whole || open);

  const unfold = (): void => {
    const at = (box.current?.children.length ?? 0) - 1;
    flushSync(() => setOpen(true));
    // The button is gone: reading goes on with what took its place.
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
              <Pieces pieces={ask.pieces} postedAt={postedAt} />
            </AskView>
          </div>
        ) : null}
        <Pieces pieces={pieces} postedAt={postedAt} />
        {rest.length > 0 ? (
          <div className={styles.inset}>
            <KeepReading onPress={unfold} />
          </div>
        ) : null}
      </div>
    </WithLightbox>
  );
}
