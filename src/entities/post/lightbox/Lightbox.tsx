import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { useCloseOnBack } from '#src/shared/navigation/use-close-on-back.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { OnUnmount, useCloseAfterExit } from '#src/shared/ui/use-close-after-exit.tsx';
import { LightboxPostContext } from '../blocks/lightbox-context.ts';
import { pictureOf } from '../model/media.ts';
import { LikeButton } from '../parts/LikeButton.tsx';
import { ReblogLink } from '../parts/ReblogLink.tsx';
import { ShareButton } from '../parts/ShareButton.tsx';
import styles from './Lightbox.module.css';

type LightboxProps = {
  images: readonly ImageBlock[];
  /** Index of the first image. */
  start: number;
  /** Id of the post that contains the images, when it has an address of its own. */
  postId?: string;
  onClose: () => void;
};

function Slide({ block, near, onClose }: { block: ImageBlock; near: boolean; onClose: () => void }) {
  const picture = pictureOf(block.media);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same
    <li
      className={styles.slide}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {picture ? (
        <img
          {...picture}
          className={styles.image}
          sizes={picture.srcSet && '100vw'}
          alt={block.altText ?? ''}
          loading={near ? 'eager' : 'lazy'}
          style={{ backgroundColor: block.colors?.[0] }}
          draggable={false}
        />
      ) : null}
    </li>
  );
}

/** Manages the strip of images. It scrolls natively, so that swiping feels like the rest of the device. */
function useStrip(count: number, start: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  /** Index the strip is scrolling to: the next press continues from there, however quickly it comes. */
  const targetIndex = useRef<number>(undefined);
  const forward = (list: HTMLElement): 1 | -1 => (getComputedStyle(list).direction === 'rtl' ? -1 : 1);

  const goTo = (index: number, behavior: ScrollBehavior): void => {
    const list = strip.current;
    const target = Math.min(count - 1, Math.max(0, index));
    targetIndex.current = target === shown ? undefined : target;
    list?.scrollTo({ left: target * list.clientWidth * forward(list), behavior });
  };
  const step = (by: 1 | -1): void => goTo((targetIndex.current ?? shown) + by, 'smooth');
  const begin = (list: HTMLUListElement | null): void => {
    strip.current = list;
    // The strip has no width before the dialog is in the document.
    if (list) list.scrollLeft = start * list.clientWidth * forward(list);
  };
  const follow = (): void => {
    const list = strip.current;
    if (!list) return;
    const now = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    if (now === targetIndex.current) targetIndex.current = undefined;
    setShown(now);
  };
  return { begin: useRef(begin).current, shown, goTo, step, follow };
}

/** The actions of the post that contains the images. */
function LightboxActions({ post, onLeave }: { post: Post; onLeave: () => void }) {
  const { t } = useLingui();
  const current = useCurrentPost(post);
  if (!current) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where a name is enough.
    <div role="group" aria-label={t`Actions of the post`} className={styles.actions}>
      <ShareButton post={current} />
      {current.canReblog ? (
        <span
          className={styles.action}
          onClickCapture={(event) => {
            // The form opens on the page, so the full-screen view makes room for it.
            if (!event.altKey) setTimeout(onLeave);
          }}
        >
          <ReblogLink post={current} />
        </span>
      ) : null}
      <LikeButton post={current} />
    </div>
  );
}

/**
 * Shows the images of a post full screen: swipe, arrow keys, Home, End or buttons navigate; Escape, Back, a press
 * beside the image or × close.
 */
export function Lightbox({ images, start, postId, onClose }: LightboxProps) {
  const { t } = useLingui();
  const post = use(LightboxPostContext);
  const { isOpen, close, onExited: onGone } = useCloseAfterExit(onClose);
  const { begin, shown, goTo, step, follow } = useStrip(images.length, start);
  const count = images.length;
  const current = images[shown];
  const original = current && pictureOf(current.media);

  useLeafKeys((key) => {
    if (key === 'Home' || key === 'End') goTo(key === 'Home' ? 0 : count - 1, 'instant');
    else step(key);
  });
  useCloseOnBack(close);

  return (
    <ModalOverlay
      data-modal
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      isDismissable
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={t`Pictures`}>
          <OnUnmount run={onGone} />
          <ul ref={begin} className={styles.strip} onScroll={follow}>
            {images.map((image, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice
              <Slide key={index} block={image} near={Math.abs(index - shown) <= 1} onClose={close} />
            ))}
          </ul>
          <div className={styles.bar}>
            {count > 1 ? (
              <span className={styles.count} aria-live="polite">
                {t`${shown + 1} of ${count}`}
              </span>
            ) : null}
            {postId && current ? (
              <a
                className={styles.original}
                href={paths.image(postId, current.media[0]?.mediaKey)}
                target="_blank"
                rel="noopener"
              >
                {t`About this picture`}
              </a>
            ) : null}
            {original ? (
              <a className={styles.original} href={original.src} target="_blank" rel="noopener">
                {t`Open original`}
              </a>
            ) : null}
            <IconButton icon="close" label={t`Close`} className={styles.button} onClick={close} />
          </div>
          {count > 1 ? (
            <>
              <IconButton
                icon="chevron-left"
                size="large"
                label={t`Previous picture`}
                className={`${styles.button} ${styles.previous}`}
                disabled={shown === 0}
                onClick={() => step(-1)}
              />
              <IconButton
                icon="chevron-right"
                size="large"
                label={t`Next picture`}
                className={`${styles.button} ${styles.next}`}
                disabled={shown >= count - 1}
                onClick={() => step(1)}
              />
            </>
          ) : null}
          {current?.altText || post ? (
            <div className={styles.foot}>
              {current?.altText ? (
                <p className={styles.alt} dir="auto">
                  {current.altText}
                </p>
              ) : null}
              {post ? <LightboxActions post={post} onLeave={close} /> : null}
            </div>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type Leaf = 1 | -1 | 'Home' | 'End';

/**
 * Left and right arrow keys navigate in the reading direction of the language; Home and End go to the first and the
 * last image.
 */
function useLeafKeys(leaf: (to: Leaf) => void): void {
  const latest = useRef(leaf);
  useEffect(() => {
    latest.current = leaf;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const { key } = event;
      if (key === 'Home' || key === 'End') latest.current(key);
      else if (key === 'ArrowLeft' || key === 'ArrowRight') latest.current(key === forward ? 1 : -1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
