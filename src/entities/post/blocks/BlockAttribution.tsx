import { Trans } from '@lingui/react/macro';
import type { Attribution } from '#generated/zod/attribution.zod.ts';
import { hostOf, safeHref, UGC_REL } from '#src/domain/post/links.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './images.module.css';

function Outside({ url, text }: { url: string | undefined; text: string }) {
  const href = safeHref(url);
  return href ? (
    <a href={href} rel={UGC_REL} target="_blank">
      {text}
    </a>
  ) : (
    text
  );
}

function Source({
  attribution: { type, url, post, blog, appName, displayText },
}: {
  attribution: Attribution;
}) {
  if ((type === 'post' || type === 'blog') && blog?.name) {
    const to = post ? paths.post(blog.name, post.id) : paths.blog(blog.name);
    return (
      <AppLink to={to} layer="overlay">
        {blog.name}
      </AppLink>
    );
  }
  return <Outside url={url} text={displayText ?? appName ?? hostOf(url ?? '')} />;
}

/** Renders the source of a picture, audio or video. */
export function BlockAttribution({ attribution }: { attribution: Attribution }) {
  const { blog, displayText, appName, url } = attribution;
  if (!blog?.name && !displayText && !appName && !hostOf(url ?? '')) return null;
  return (
    <p className={styles.attribution}>
      <Trans>
        From <Source attribution={attribution} />
      </Trans>
    </p>
  );
}
