import type { LinkBlock } from '#generated/zod/linkBlock.zod.ts';
import { hostOf, safeHref, UGC_REL } from '#src/domain/post/links.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { pictureOf } from '../model/media.ts';
import styles from './cards.module.css';

/** Renders a link block as a card. */
export function LinkCard({ block }: { block: LinkBlock }) {
  const href = safeHref(block.url);
  const picture = block.poster && pictureOf(block.poster);
  const host = block.siteName || hostOf(block.url);
  const Card = href ? 'a' : 'div';
  return (
    <Card
      className={styles.card}
      {...(href ? { href, rel: UGC_REL, target: '_blank' } : undefined)}
      data-picture={picture ? '' : undefined}
    >
      {picture ? (
        <img
          {...picture}
          className={styles.poster}
          sizes={picture.srcSet && '(width <= 540px) 100vw, 540px'}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <span className={styles.text}>
        <span className={styles.site}>
          {host}
          <Icon name="external" size={13} />
        </span>
        <span className={styles.headline} dir="auto">
          {block.title || block.displayUrl || block.url}
        </span>
        {block.description ? (
          <span className={styles.summary} dir="auto">
            {block.description}
          </span>
        ) : null}
        {block.author ? <span className={styles.site}>{block.author}</span> : null}
      </span>
    </Card>
  );
}
