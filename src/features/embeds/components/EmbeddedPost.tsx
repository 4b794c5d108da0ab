import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { ImagePriorityContext } from '#src/entities/post/blocks/image-priority.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { LogoMark } from '#src/shared/ui/Logo.tsx';
import styles from './EmbedLayout.module.css';

function Mark({ post }: { post: Post }) {
  const { t } = useLingui();
  return (
    <AppLink to={postPathOf(post)} className={styles.mark} aria-label={t`This post on Skein`}>
      <LogoMark size={28} />
    </AppLink>
  );
}

/** Note counts with links to the post on the site. */
function Footer({ post }: { post: Post }) {
  const { i18n } = useLingui();
  return (
    <footer className={styles.footer}>
      <span className={styles.notes}>
        <b>{fullCount(post.noteCount, i18n.locale)}</b>{' '}
        <Plural value={post.noteCount} one="note" other="notes" />
      </span>
      <ButtonLink href={postPathOf(post)} target="_blank" rel="noopener" size="small">
        <Trans>Like, reblog or reply on Skein</Trans>
      </ButtonLink>
    </footer>
  );
}

/** Renders a post inside another site's page: it can be read and played; all other actions link to the site. */
export function EmbeddedPost({ post }: { post: Post }) {
  return (
    <ImagePriorityContext value="first">
      <PostCard post={post} place="embed" menu={<Mark post={post} />} footer={<Footer post={post} />} />
    </ImagePriorityContext>
  );
}
