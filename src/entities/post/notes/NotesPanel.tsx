import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Note } from '#generated/zod/note.zod.ts';
import type { NotesPage } from '#generated/zod/notesPage.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { readUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { type NotesMode, notesQuery } from '../data/notes.ts';
import { LinkedReply } from './LinkedReply.tsx';
import { NoteRow } from './NoteRow.tsx';
import styles from './NotesPanel.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyThreads } from './ReplyThreads.tsx';

type NotesPanelProps = {
  post: Post;
  mode: NotesMode;
  onMode: (mode: NotesMode) => void;
  /** Id of the linked reply; it is shown with the replies around it until the reader asks for all. */
  replyId?: string | undefined;
};

function useTabs(
  post: Post,
): Array<{ mode: NotesMode; icon: IconName; label: string; count: number; empty: string }> {
  const { t } = useLingui();
  return [
    {
      mode: 'replies',
      icon: 'reply',
      label: t`Replies`,
      count: post.replyCount + post.selfReplyCount,
      empty: t`Nobody has replied yet.`,
    },
    {
      mode: 'reblogs',
      icon: 'reblog',
      label: t`Reblogs`,
      count: post.reblogCount,
      empty: t`Nobody has reblogged this yet.`,
    },
    {
      mode: 'likes',
      icon: 'heart',
      label: t`Likes`,
      count: post.likeCount,
      empty: t`No likes yet. Yours could be the first.`,
    },
  ];
}

type NotesListProps = { post: Post; mode: NotesMode; empty: string; onAnswer: (note: Note) => void };

const notesOf = ({ response }: { response: NotesPage }) => response.notes;
const keyOf = ({ id }: Note): string => id;

function NotesList({ post, mode, empty, onAnswer }: NotesListProps) {
  const { t } = useLingui();
  const list = usePagedList(notesQuery(post, mode), notesOf, keyOf);
  const { items: notes } = list;
  if (!notes && list.state !== 'error')
    return (
      <div className={styles.waiting}>
        {[1, 2, 3].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  if (!notes)
    return (
      <p className={styles.message} role="alert">
        {list.errorDetail ?? t`The notes could not be loaded.`}{' '}
        {list.isFinal ? null : (
          <Button size="small" loading={list.isFetching} onClick={list.refetch}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </p>
    );
  if (notes.length === 0) return <p className={styles.message}>{empty}</p>;
  return (
    <>
      {mode === 'replies' ? (
        <ReplyThreads post={post} notes={notes} onAnswer={onAnswer} />
      ) : (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteRow note={note} post={post} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore ? (
        <div className={styles.more}>
          {list.isFetchMoreError ? (
            <p role="alert">{list.errorDetail ?? t`The rest of the list could not be loaded.`}</p>
          ) : null}
          <Button size="small" loading={list.isFetchingMore} onClick={list.fetchMore}>
            {list.isFetchMoreError ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
        </div>
      ) : null}
    </>
  );
}

// Loaded lazily: few readers open the graph, and it needs a library.
const ReblogGraph = lazyPart(() => import('./ReblogGraph.tsx'), 'ReblogGraph');

/** Opens the reblog graph of the post. */
function ReblogGraphButton({ post }: { post: Post }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.spread}>
        <Button
          size="small"
          icon="reblog"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t`Hide reblog graph` : t`Show how it spread`}
        </Button>
      </div>
      <div id={id}>{open ? <ReblogGraph post={post} /> : null}</div>
    </>
  );
}

/** Renders the replies, reblogs and likes of a post, and the reply form. */
export function NotesPanel({ post, mode, onMode, replyId }: NotesPanelProps) {
  const { t, i18n } = useLingui();
  const tabs = useTabs(post);
  const hydrated = useHydrated();
  const [linked, setLinked] = useState(replyId);
  const [answers, setAnswers] = useState<Note>();
  const showAll = (): void => setLinked(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const { primaryBlog } = useViewer();
  const { blogName: blog } = post;
  const openUnsentReply = useEffectEvent(() => {
    const begun = readUnsentText({ writer: primaryBlog?.uuid, kind: 'reply', target: post.id });
    if (begun && post.canReply) onMode('replies');
  });
  // A reader with an unsent reply finds it when the notes open.
  useEffect(() => openUnsentReply(), []);
  const answer = (note: Note): void => {
    setAnswers(note);
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" className={styles.panel} aria-label={t`Notes`}>
      <div className={styles.tabs}>
        {tabs.map(({ mode: own, icon, label, count }) => (
          <button
            key={own}
            type="button"
            className={styles.tab}
            aria-pressed={own === mode}
            onClick={() => onMode(own)}
          >
            <Icon name={icon} size={18} />
            <span>{label}</span>
            {count > 0 ? <span className={styles.count}>{compactCount(count, i18n.locale)}</span> : null}
          </button>
        ))}
      </div>
      {mode === 'replies' && post.canReply ? (
        <div className={styles.form}>
          {/* Unsent text is only known in the browser. */}
          {hydrated ? (
            <ReplyForm
              post={post}
              answers={answers}
              onAnswered={() => setAnswers(undefined)}
              onSent={showAll}
              fieldRef={field}
            />
          ) : null}
        </div>
      ) : null}
      {mode === 'replies' && !post.canReply ? (
        <p className={styles.message}>
          <Trans>{blog} does not take replies from you.</Trans>
        </p>
      ) : null}
      {mode === 'reblogs' && post.reblogCount > 0 ? <ReblogGraphButton post={post} /> : null}
      {mode === 'replies' && linked ? (
        <LinkedReply post={post} replyId={linked} onAnswer={answer} onAll={showAll} />
      ) : (
        <NotesList
          post={post}
          mode={mode}
          empty={tabs.find((tab) => tab.mode === mode)?.empty ?? ''}
          onAnswer={answer}
        />
      )}
    </div>
  );
}
