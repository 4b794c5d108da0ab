import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatarLink } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { BlogName } from '#src/features/blogs/identity/BlogName.tsx';
import { FollowButton } from '#src/features/blogs/identity/FollowButton.tsx';
import { detailOf } from '#src/shared/api/errors.ts';
import { compactCount } from '#src/shared/lib/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { type NotesMode, notesQuery } from '../data/notes.ts';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import styles from './NotesPanel.module.css';

type NotesPanelProps = {
  post: Post;
  mode: NotesMode;
  onMode: (mode: NotesMode) => void;
};

const NoteTime = ({ note }: { note: Note }) =>
  note.type === 'reblog' && note.postId ? (
    <AppLink to={paths.post(note.blog.name, note.postId)} className={styles.time}>
      <RelativeTime timestamp={note.timestamp} />
    </AppLink>
  ) : (
    <RelativeTime timestamp={note.timestamp} className={styles.time} />
  );

const NoteText = ({ note }: { note: Note }) => {
  const text = note.replyText ?? note.addedText;
  return (
    <>
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : null}
      {note.tags?.length ? (
        <p className={styles.tags} dir="auto">
          {note.tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      ) : null}
    </>
  );
};

const NoteRow = ({ note }: { note: Note }) => (
  <li className={styles.note} data-type={note.type}>
    <BlogAvatarLink blog={note.blog} size={32} />
    <div className={styles.body}>
      <p className={styles.head}>
        <BlogName name={note.blog.name} />
        {note.reblogParentBlogName ? (
          <span className={styles.parent}>
            <Icon name="reblog" size={13} /> {note.reblogParentBlogName}
          </span>
        ) : null}
        <NoteTime note={note} />
      </p>
      <NoteText note={note} />
    </div>
    {note.type === 'like' ? <FollowButton blog={note.blog} look="link" /> : null}
  </li>
);

const useTabs = (
  post: Post,
): Array<{ mode: NotesMode; icon: IconName; label: string; count: number; empty: string }> => {
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
};

const NotesList = ({ post, mode, empty }: { post: Post; mode: NotesMode; empty: string }) => {
  const { t } = useLingui();
  const query = useInfiniteQuery(notesQuery(post, mode));
  if (query.isPending)
    return (
      <div className={styles.waiting}>
        {[1, 2, 3].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  if (query.isError && !query.data)
    return (
      <p className={styles.message} role="alert">
        {detailOf(query.error, t`The notes could not be loaded.`)}{' '}
        <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  const notes = query.data.pages.flatMap((page) => page.notes);
  if (notes.length === 0) return <p className={styles.message}>{empty}</p>;
  return (
    <>
      <ul className={styles.list}>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
};

/** Replies, reblogs and likes of a post. */
export const NotesPanel = ({ post, mode, onMode }: NotesPanelProps) => {
  const { t, i18n } = useLingui();
  const tabs = useTabs(post);
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
      <NotesList post={post} mode={mode} empty={tabs.find((tab) => tab.mode === mode)?.empty ?? ''} />
    </div>
  );
};
