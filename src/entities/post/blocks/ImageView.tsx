import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId, useState } from 'react';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { pictureOf } from '../model/media.ts';
import { BlockAttribution } from './BlockAttribution.tsx';
import { useImagePriority } from './image-priority.ts';
import styles from './images.module.css';
import { useLightbox } from './lightbox-context.ts';

/**
 * Decides whether an animated picture may play. Loaded lazily because few pictures are animated; until then the still
 * is shown.
 */
const StillImageSource = lazyPart(() => import('./StillImageSource.tsx'), 'StillImageSource', {
  whileLoading: ({ src }) => <source srcSet={src} />,
});

/** Returns the `sizes` of an image: full width on phones, else a share of the post's 540 px (spec 000 §9). */
function sizesFor(share: number): string {
  return `(width <= 540px) ${Math.round(share * 100)}vw, ${Math.round(share * 540)}px`;
}

/**
 * Renders the image; an animated one may start as a still. When it fails to load, a message with its description is
 * shown.
 */
export function PictureImage({ block, share = 1 }: { block: ImageBlock; share?: number }) {
  const { t } = useLingui();
  const turn = useImagePriority();
  const [failed, setFailed] = useState<string>();
  const picture = pictureOf(block.media);
  const still = block.poster && pictureOf([block.poster]);
  if (!picture || failed === picture.src) {
    return (
      <span className={styles.broken}>
        {t`This picture cannot be shown`}
        {block.altText ? <span className={styles.instead}>{block.altText}</span> : null}
      </span>
    );
  }
  const fail = () => setFailed(picture.src);
  return (
    <picture>
      {still ? <StillImageSource src={still.src} /> : null}
      <img
        {...picture}
        className={styles.image}
        sizes={picture.srcSet && sizesFor(share)}
        alt={block.altText ?? ''}
        decoding="async"
        onError={fail}
        // Errors before hydration had no listener, so the state is checked here.
        ref={(image) => {
          if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail();
        }}
        {...turn}
      />
    </picture>
  );
}

function AltBadge({ text }: { text: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.badge}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t`ALT, image description`}
        onClick={() => setOpen(!open)}
      >
        ALT
      </button>
      <span id={id} className={styles.alt} hidden={!open}>
        {text}
      </span>
    </>
  );
}

type ImageViewProps = {
  block: ImageBlock;
  /** Share of the post's width the image takes, 0 to 1; selects the size to load. */
  share?: number;
  /**
   * `row`: grows with its aspect ratio, so that all images of a row have equal height. `stage`: contained in its
   * parent.
   */
  fit?: 'row' | 'stage';
};

/**
 * Renders a picture of a post. Its space is reserved in its dominant colour before it loads, a press opens it full
 * screen, and its description can be shown by everybody.
 */
export function ImageView({ block, share, fit }: ImageViewProps) {
  const { t } = useLingui();
  const open = useLightbox();
  const picture = pictureOf(block.media);
  const ratio = picture ? picture.width / picture.height : 1;
  const style = { '--ratio': ratio, '--colour': block.colors?.[0] } as CSSProperties;
  const label = block.altText ? t`Open picture: ${block.altText}` : t`Open picture`;
  return (
    <figure className={cx(styles.figure, fit && styles[fit])} style={style}>
      <div className={styles.frame}>
        <button type="button" className={styles.open} aria-label={label} onClick={() => open(block)}>
          <PictureImage block={block} share={share} />
        </button>
        {block.altText ? <AltBadge text={block.altText} /> : null}
      </div>
      {block.caption ? (
        <figcaption className={styles.caption} dir="auto">
          {block.caption}
        </figcaption>
      ) : null}
      {block.attribution ? <BlockAttribution attribution={block.attribution} /> : null}
    </figure>
  );
}

/** Renders pictures side by side at equal height, uncropped. */
export function ImageRow({ images }: { images: readonly ImageBlock[] }) {
  return (
    <div className={styles.images}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in a row twice
        <ImageView key={index} block={image} share={1 / images.length} fit="row" />
      ))}
    </div>
  );
}
