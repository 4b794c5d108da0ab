import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { TurnContext } from '#src/entities/post/blocks/first-look.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { LogoMark } from '#src/shared/ui/Logo.tsx';
import styles from './Embedded.module.css';

/** A post's own address on the site. */
export const addressOf = ({ blogName, id, slug }: Post): string => paths.post(blogName, id, slug);

function Mark({ post }: { post: Post }) {
  const { t } = useLingui();
  return (
    <AppLink to={addressOf(post)} className={styles.mark} aria-label={t`This post on Skein`}>
      <LogoMark size={28} />
    </AppLink>
  );
}

/** What others did with it, and where one can do the same. */
function Footer({ post }: { post: Post }) {
  const { i18n } = useLingui();
  return (
    <footer className={styles.footer}>
      <span className={styles.notes}>
        <b>{fullCount(post.noteCount, i18n.locale)}</b>{' '}
        <Plural value={post.noteCount} one="note" other="notes" />
      </span>
      <ButtonLink href={addressOf(post)} target="_blank" rel="noopener" size="small">
        <Trans>Like, reblog or reply on Skein</Trans>
      </ButtonLink>
    </footer>
  );
}

/** A post in another site's page: everything to read, look at and play; whoever wants to do more goes to the site. */
export function EmbeddedPost({ post }: { post: Post }) {
  return (
    <TurnContext value="first">
      <PostCard post={post} clamped menu={<Mark post={post} />} footer={<Footer post={post} />} />
    </TurnContext>
  );
}
