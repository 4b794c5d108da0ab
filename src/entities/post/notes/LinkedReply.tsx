import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useScrollToNamed } from '#src/shared/navigation/scroll-to-named.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { replyQuery } from '../data/notes.ts';
import styles from './NotesPanel.module.css';
import { ReplyThreads } from './ReplyThreads.tsx';

type LinkedReplyProps = {
  post: Post;
  replyId: string;
  onAnswer: (note: Note) => void;
  /** Shows all replies instead. */
  onAll: () => void;
};

/** Error code of a missing reply (spec 000 §8). */
const NOT_FOUND_CODE = 4004;

/** Renders the reply an address names, highlighted, with the replies around it; says so when it was deleted. */
export function LinkedReply({ post, replyId, onAnswer, onAll }: LinkedReplyProps) {
  const { t, i18n } = useLingui();
  const { data: notes, error, isFetching, refetch } = useQuery(replyQuery(post, replyId));
  const isGone = isApiError(error, NOT_FOUND_CODE);
  const message = useRef<HTMLDivElement>(null);
  useScrollToNamed(message, isGone, { focus: true });
  if (notes && !isGone)
    return (
      <>
        <ReplyThreads post={post} notes={notes} onAnswer={onAnswer} linked={replyId} />
        <div className={styles.more}>
          <Button size="small" onClick={onAll}>
            <Trans>Show all replies</Trans>
          </Button>
        </div>
      </>
    );
  if (!error)
    return (
      <div className={styles.waiting}>
        <RowSkeleton />
      </div>
    );
  return (
    <div ref={message} className={styles.message} role="alert" tabIndex={-1}>
      <p>
        {isGone
          ? t`This reply no longer exists.`
          : errorMessage(error, t`The reply could not be loaded.`, i18n)}
      </p>
      {isGone ? (
        <Button size="small" onClick={onAll}>
          <Trans>Show all replies</Trans>
        </Button>
      ) : (
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
