import { Plural, useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { PostCommunity } from '#generated/zod/postCommunity.zod.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from '../parts/PostFooter.module.css';
import { ShareButton } from '../parts/ShareButton.tsx';
import { CommunityContext } from './community-context.ts';
import { ReactionBar } from './ReactionBar.tsx';

type CommunityPostFooterProps = {
  post: Post;
  community: PostCommunity;
  /** True on the post's own page, where its comments follow: the numbers of the post replace the way to them. */
  whole: boolean;
};

const ReactorsDialog = lazyLayer(() => import('./ReactorsDialog.tsx'), 'ReactorsDialog');

/** Number of reactions; opens the list of who gave them. */
function ReactionCount({ post, community }: { post: Post; community: PostCommunity }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { reactions = [] } = post;
  const total = reactions.reduce((sum, { count }) => sum + count, 0);
  const words = (
    <>
      <b>{fullCount(total, i18n.locale)}</b> <Plural value={total} one="reaction" other="reactions" />
    </>
  );
  if (total === 0) return <span className={styles.notes}>{words}</span>;
  return (
    <>
      <button
        type="button"
        className={styles.notes}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {isOpen ? <ReactorsDialog post={{ ...post, community }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Actions and counts of a post in a community: it has reactions and comments where other posts have notes. */
export function CommunityPostFooter({ post, community, whole }: CommunityPostFooterProps) {
  const { t, i18n } = useLingui();
  const { commentCount = 0 } = community;
  const address = postPathOf(post);
  const layer = use(CommunityContext)?.postLayer;
  const isPublished = community.state === 'published';
  return (
    <>
      {isPublished ? <ReactionBar post={post} /> : null}
      <footer className={styles.footer}>
        {whole ? (
          <ReactionCount post={post} community={community} />
        ) : (
          <AppLink to={address} layer={layer} className={styles.notes}>
            <b>{fullCount(commentCount, i18n.locale)}</b>{' '}
            <Plural value={commentCount} one="comment" other="comments" />
          </AppLink>
        )}
        <div className={styles.actions} data-screen-only>
          {whole ? null : (
            <AppLink
              to={address}
              layer={layer}
              className={styles.action}
              aria-label={t`Comments`}
              title={t`Comments`}
            >
              <Icon name="reply" size={24} />
            </AppLink>
          )}
          <ShareButton post={post} />
        </div>
      </footer>
    </>
  );
}
