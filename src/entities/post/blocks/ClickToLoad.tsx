import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import type { Embed } from '#src/domain/post/embeds.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import type { Picture } from '../model/media.ts';
import styles from './ClickToLoad.module.css';

type ClickToLoadProps = {
  embed: Embed;
  /** Address of the embedded page, for browsers without scripts. */
  href: string;
  title: string;
  picture?: Picture;
  /** Width divided by height. */
  ratio: number;
  kind: 'audio' | 'video';
};

/** Placeholder for an embed of another site. No request goes to that site before the reader presses the button. */
export function ClickToLoad({ embed, href, title, picture, ratio, kind }: ClickToLoadProps) {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState(false);
  const { host } = embed;
  return (
    <div className={styles.stage} style={{ aspectRatio: ratio } as CSSProperties}>
      {loaded ? (
        <iframe
          src={embed.src}
          title={title}
          className={styles.frame}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <button type="button" className={styles.cover} data-kind={kind} onClick={() => setLoaded(true)}>
          {picture ? (
            <img
              {...picture}
              className={styles.poster}
              sizes={picture.srcSet && '(width <= 540px) 100vw, 540px'}
              alt=""
              loading="lazy"
            />
          ) : null}
          <span className={styles.play}>
            <Icon name="play" size={28} />
            <VisuallyHidden>{t`Play`}</VisuallyHidden>
          </span>
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            <span className={styles.host}>{t`Loads from ${host} when you press play`}</span>
          </span>
        </button>
      )}
      <noscript>
        <a href={href} rel="noopener" className={styles.plain}>{t`Open it at ${host}`}</a>
      </noscript>
    </div>
  );
}
