import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import type { ImageInfo } from '#generated/zod/imageInfo.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './Image.module.css';

/** Zoom factors relative to the picture's own width; 0 fits the window. */
const ZOOM_STEPS = [0, 1, 2] as const;

function kilobytes(bytes: number, locale: string): string {
  const format = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
  return numberFormat(locale, format).format(bytes / 1000);
}

/** A picture at window size, full size (panned by scrolling), or twice that. */
export function ZoomedImage({ image }: { image: ImageInfo }) {
  const { t, i18n } = useLingui();
  const [step, setStep] = useState(0);
  const picture = pictureOf(image.sizes);
  if (!picture) return <p role="alert">{t`This picture cannot be shown`}</p>;
  const { src, width, height } = picture;
  const share = ZOOM_STEPS[step] ?? 0;
  const next = (step + 1) % ZOOM_STEPS.length;
  const style = { '--zoomed': `${width * share}px` } as CSSProperties;
  return (
    <>
      <figure className={styles.stage} style={style} data-zoomed={share > 0 ? '' : undefined}>
        <button
          type="button"
          className={styles.open}
          aria-label={share === 0 ? t`Show in full size` : next === 0 ? t`Fit to the window` : t`Show larger`}
          onClick={() => setStep(next)}
        >
          <img
            {...picture}
            className={styles.image}
            sizes={picture.srcSet && (share === 0 ? '(width <= 990px) 100vw, 990px' : `${width}px`)}
            alt={image.altText ?? ''}
            fetchPriority="high"
          />
        </button>
      </figure>
      <div className={styles.tools}>
        <span className={styles.facts}>
          {width} × {height} · {image.type.toUpperCase()}
          {image.bytes === undefined ? '' : ` · ${kilobytes(image.bytes, i18n.locale)}`}
        </span>
        <span className={styles.buttons}>
          <Button size="small" icon="minus" disabled={step === 0} onClick={() => setStep(step - 1)}>
            <Trans>Smaller</Trans>
          </Button>
          <Button size="small" icon="plus" disabled={next === 0} onClick={() => setStep(step + 1)}>
            <Trans>Larger</Trans>
          </Button>
          <ButtonLink href={src} size="small" icon="external" target="_blank" rel="noopener">
            <Trans>Original</Trans>
          </ButtonLink>
          {image.embedKey ? (
            <ButtonLink href={paths.gif(image.embedKey)} size="small" target="_blank" rel="noopener">
              <Trans>For other sites</Trans>
            </ButtonLink>
          ) : null}
        </span>
      </div>
    </>
  );
}
