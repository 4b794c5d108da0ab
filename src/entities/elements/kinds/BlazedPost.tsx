import { Trans, useLingui } from '@lingui/react/macro';
import type { BlazedPostElement } from '#generated/zod/blazedPostElement.zod.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Dismissible } from '../Frame.tsx';
import { useDismissal } from '../use-dismissal.ts';
import styles from './BlazedPost.module.css';

/** Says who paid and for whom: that is why the reader sees the post. */
function Reason({ element: { blazedBy, tag, isPromotion } }: { element: BlazedPostElement }) {
  if (isPromotion)
    return tag ? (
      <Trans>
        Put forward for <bdi>#{tag}</bdi>
      </Trans>
    ) : (
      <Trans>Put forward</Trans>
    );
  const by = blazedBy ? (
    <AppLink to={paths.blog(blazedBy.name)} className={styles.name}>
      {blazedBy.name}
    </AppLink>
  ) : null;
  if (by && tag)
    return (
      <Trans>
        Blazed by {by}, for readers of <bdi>#{tag}</bdi>
      </Trans>
    );
  if (by) return <Trans>Blazed by {by}, for anybody</Trans>;
  if (tag)
    return (
      <Trans>
        Blazed, for readers of <bdi>#{tag}</bdi>
      </Trans>
    );
  return <Trans>Blazed, for anybody</Trans>;
}

/**
 * Renders a post whose display is paid for or that is put forward (spec 000 §3): the post with a line that says so, and the way not to see it
 * again. What can be done with any post of others is in its menu.
 */
export function BlazedPost({ element }: { element: BlazedPostElement }) {
  const { t } = useLingui();
  const { dismiss } = useDismissal(element);
  const { blogName } = element.post;
  const name = element.isPromotion ? t`Put forward: ${blogName}` : t`Blazed: ${blogName}`;
  return (
    <Dismissible element={element}>
      <PostCard
        post={element.post}
        above={
          <div className={styles.line}>
            <Icon name="flame" size={18} />
            <p className={styles.reason}>
              <Reason element={element} />
            </p>
            <Button
              variant="quiet"
              size="small"
              aria-label={t`Not for me: ${blogName}`}
              onClick={() => void dismiss(name)}
            >
              <Trans>Not for me</Trans>
            </Button>
          </div>
        }
      />
    </Dismissible>
  );
}
