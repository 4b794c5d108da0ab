import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { GetEmbeddedGif200 } from '#generated/zod/getEmbeddedGif200.zod.ts';
import { PictureImage } from '#src/entities/post/blocks/ImageView.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { LogoMark } from '#src/shared/ui/Logo.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from '../components/EmbedLayout.module.css';
import { EmbedLayout } from '../components/EmbedLayout.tsx';
import { EmbedUnavailable } from '../components/EmbedUnavailable.tsx';
import { gifQuery } from '../data/gif.ts';

function Shown({ gif, post }: GetEmbeddedGif200['response']) {
  const { t } = useLingui();
  const origin = post ? paths.post(post.blogName, post.id) : paths.home();
  const { url, displayText } = gif.attribution?.type === 'link' ? gif.attribution : {};
  return (
    <EmbedLayout standsFor={origin}>
      <PageHead title={gif.title} noIndex image={gif.media[0] && { ...gif.media[0], alt: gif.altText }} />
      <VisuallyHidden as="h1">{gif.title}</VisuallyHidden>
      <PictureImage
        block={{
          type: 'image',
          media: gif.media,
          altText: gif.altText ?? gif.title,
          ...(gif.poster ? { poster: gif.poster } : {}),
        }}
      />
      <footer className={styles.caption}>
        {url && displayText ? (
          <a href={url} rel="noreferrer noopener" target="_blank" className={styles.origin}>
            <Trans>From {displayText}</Trans>
          </a>
        ) : (
          <AppLink to={origin} className={styles.origin}>
            {post ? <Trans>From {post.blogName} on Skein</Trans> : <Trans>From Skein</Trans>}
          </AppLink>
        )}
        <AppLink to={paths.home()} className={styles.mark} aria-label={t`Skein`}>
          <LogoMark size={28} />
        </AppLink>
      </footer>
    </EmbedLayout>
  );
}

/** A GIF for other sites' pages (spec 000 §2.3: /{embedKey}/gif; public, cached for 60 s). */
export default function EmbeddedGifPage() {
  const { t } = useLingui();
  const { embedKey = '' } = useParams();
  const { data, error } = useQuery(gifQuery(embedKey));
  if (data) return <Shown {...data} />;
  if (error)
    return (
      <EmbedUnavailable title={t`GIF`} heading={<Trans>This GIF cannot be shown here</Trans>}>
        <Trans>It was deleted, or the address is wrong.</Trans>
      </EmbedUnavailable>
    );
  return (
    <EmbedLayout standsFor={paths.home()}>
      <Bone height={280} />
    </EmbedLayout>
  );
}
