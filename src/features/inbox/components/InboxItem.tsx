import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublishNow } from '#src/entities/post/data/use-publish-now.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { PostMenu } from '#src/entities/post/parts/PostMenu.tsx';
import { UnpublishedActions } from '#src/entities/post/parts/UnpublishedActions.tsx';
import { paths } from '#src/paths/paths.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { senderOf } from '../model/sender.ts';
import styles from './Inbox.module.css';
import { Question, SenderHead, SenderSide } from './Sender.tsx';

const DeleteDialog = lazyLayer(() => import('#src/entities/post/parts/DeleteDialog.tsx'), 'DeleteDialog');

const BlockAskerDialog = lazyLayer(() => import('./BlockAskerDialog.tsx'), 'BlockAskerDialog');

type InboxItemProps = {
  post: Post;
  chosen: boolean;
  /** True while several items are being chosen. */
  isChoosing: boolean;
  onChoose: (chosen: boolean) => void;
  /** Called when the item has left the inbox. */
  onGone: () => void;
};

/** An ask or a submission with its actions (spec 000 §6). */
export function InboxItem({ post, chosen, isChoosing, onChoose, onGone }: InboxItemProps) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const { publish, busy } = usePublishNow(post);
  const [deleting, setDeleting] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const isGone = useCurrentPost(post)?.state !== post.state;
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const about = post.summary || t`this post`;
  const edit = (): void => openLayer(paths.editPost(post.blogName, post.id), 'modal');
  const isAsk = post.state === 'ask';

  const foot = (
    <UnpublishedActions
      post={post}
      main={
        isAsk ? (
          <Button size="small" aria-label={t`Answer: ${about}`} onClick={edit}>
            {t`Answer`}
          </Button>
        ) : undefined
      }
      onPublish={publish}
      isPublishing={busy}
      onDelete={() => setDeleting(true)}
    >
      {isAsk ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Block the sender: ${about}`}
          onClick={() => setBlocking(true)}
        >
          {t`Block`}
        </Button>
      ) : null}
      {isAsk && !senderOf(post).name ? (
        <span className={styles.note}>{t`No name, so no private answer.`}</span>
      ) : null}
    </UnpublishedActions>
  );
  const menu = (
    <span className={styles.menu}>
      {isChoosing ? (
        <label className={styles.choice} title={t`Choose`}>
          <input
            type="checkbox"
            className={styles.box}
            aria-label={t`Choose: ${about}`}
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </label>
      ) : null}
      <PostMenu post={post} />
    </span>
  );

  return (
    <li className={styles.item} data-chosen={chosen || undefined}>
      {isGone ? (
        <PostCard post={post} place="masonry" />
      ) : (
        <PostCard
          post={post}
          place="inbox"
          footer={foot}
          sender={{
            side: <SenderSide post={post} />,
            head: (nameId) => <SenderHead post={post} nameId={nameId} menu={menu} />,
          }}
          body={isAsk ? <Question post={post} /> : undefined}
        />
      )}
      {blocking ? <BlockAskerDialog post={post} onClose={() => setBlocking(false)} /> : null}
      {deleting ? <DeleteDialog post={post} onClose={() => setDeleting(false)} /> : null}
    </li>
  );
}
