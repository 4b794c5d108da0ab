import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { useDeleteReply } from '../data/reply.ts';
import { replyThreadsOf } from '../model/threads.ts';
import { NoteRow } from './NoteRow.tsx';
import styles from './NotesPanel.module.css';

const ReportReply = lazyLayer(() => import('./ReportReply.tsx'), 'ReportReply');

type ReplyThreadsProps = {
  post: Post;
  /** Newest first. */
  notes: readonly Note[];
  onAnswer: (note: Note) => void;
  /** Id of the reply named by the address. */
  linked?: string | undefined;
};

function RemoveDialog({ post, note, onClose }: { post: Post; note: Note; onClose: () => void }) {
  const { t } = useLingui();
  const { remove, busy } = useDeleteReply(post);
  return (
    <Dialog size="small" title={t`Delete this reply?`} onClose={onClose}>
      {(close) => (
        <>
          <p className={styles.quoted} dir="auto">
            {note.replyText}
          </p>
          <div className={styles.choices}>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => void remove(note).then((isGone) => isGone && close())}
            >{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/**
 * Renders replies with their answers. Each can be answered, deleted by its author or the post's author, and reported by
 * other members.
 */
export function ReplyThreads({ post, notes, onAnswer, linked }: ReplyThreadsProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const [removing, setRemoving] = useState<Note>();
  const [reporting, setReporting] = useState<Note>();
  const isOthers = ({ blog }: Note): boolean =>
    blogs.length > 0 && !blogs.some(({ uuid }) => uuid === blog.uuid);
  const row = (note: Note) => (
    <NoteRow
      note={note}
      post={post}
      isLinked={note.replyId === linked && linked !== undefined}
      actions={
        <>
          {post.canReply ? (
            <button type="button" aria-label={t`Reply to ${note.blog.name}`} onClick={() => onAnswer(note)}>
              {t`Reply`}
            </button>
          ) : null}
          {note.canDelete ? (
            <button
              type="button"
              aria-label={t`Delete the reply of ${note.blog.name}`}
              onClick={() => setRemoving(note)}
            >
              {t`Delete`}
            </button>
          ) : null}
          {isOthers(note) ? (
            <button
              type="button"
              aria-label={t`Report the reply of ${note.blog.name}`}
              onClick={() => setReporting(note)}
            >
              {t`Report`}
            </button>
          ) : null}
        </>
      }
    />
  );
  return (
    <>
      <ul className={styles.list}>
        {replyThreadsOf(notes).map(({ note, answers }) => (
          <li key={note.id}>
            {row(note)}
            {answers.length > 0 ? (
              <ul className={styles.answers}>
                {answers.map((answer) => (
                  <li key={answer.id}>{row(answer)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {removing ? <RemoveDialog post={post} note={removing} onClose={() => setRemoving(undefined)} /> : null}
      {reporting ? (
        <ReportReply post={post} note={reporting} onClose={() => setReporting(undefined)} />
      ) : null}
    </>
  );
}
