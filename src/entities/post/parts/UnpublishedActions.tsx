import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { usePostDisplay } from '../model/post-display.ts';
import styles from './UnpublishedActions.module.css';

type UnpublishedActionsProps = {
  post: Post;
  /** Replaces the buttons that publish, edit and queue the post. */
  main?: ReactNode;
  /** Publishes the post; absent while it cannot be published. */
  onPublish?: (() => void) | undefined;
  isPublishing: boolean;
  onDelete: () => void;
  /** Shown before the button that deletes. */
  children?: ReactNode;
};

/** Footer of a post that is not published: the buttons that its place shows (`POST_DISPLAY`). */
export function UnpublishedActions({
  post,
  main,
  onPublish,
  isPublishing,
  onDelete,
  children,
}: UnpublishedActionsProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const { showsPublishButton, showsQueueButton, showsEditButton, showsDeleteButton } = usePostDisplay();
  const about = post.summary || t`this post`;
  const edit = (): void => openLayer(paths.editPost(post.blogName, post.id), 'modal');
  return (
    <footer className={styles.actions}>
      {main ?? (
        <>
          {onPublish && showsPublishButton ? (
            <Button
              size="small"
              loading={isPublishing}
              aria-label={t`Publish now: ${about}`}
              data-main=""
              onClick={onPublish}
            >
              {t`Publish now`}
            </Button>
          ) : null}
          {showsQueueButton ? (
            <Button size="small" variant="quiet" aria-label={t`Edit or queue: ${about}`} onClick={edit}>
              {t`Edit or queue`}
            </Button>
          ) : showsEditButton ? (
            <Button size="small" variant="quiet" icon="pencil" aria-label={t`Edit: ${about}`} onClick={edit}>
              {t`Edit`}
            </Button>
          ) : null}
        </>
      )}
      {children}
      {showsDeleteButton ? (
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          className={styles.delete}
          aria-label={t`Delete: ${about}`}
          onClick={onDelete}
        >
          {t`Delete`}
        </Button>
      ) : null}
    </footer>
  );
}
