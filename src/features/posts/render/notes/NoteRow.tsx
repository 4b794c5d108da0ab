import type { ReactNode } from 'react';
import type { Note } from '#generated/zod/note.zod.ts';
import { BlogAvatarLink } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { BlogName } from '#src/features/blogs/identity/BlogName.tsx';
import { FollowButton } from '#src/features/blogs/identity/FollowButton.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import styles from './NoteRow.module.css';

function NoteTime({ note }: { note: Note }) {
  return note.type === 'reblog' && note.postId ? (
    <AppLink to={paths.post(note.blog.name, note.postId)} className={styles.time}>
      <RelativeTime timestamp={note.timestamp} />
    </AppLink>
  ) : (
    <RelativeTime timestamp={note.timestamp} className={styles.time} />
  );
}

function NoteText({ note }: { note: Note }) {
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
}

/** One thing somebody did with a post. `actions` stand below a reply. */
export function NoteRow({ note, actions }: { note: Note; actions?: ReactNode }) {
  return (
    <div className={styles.note} data-type={note.type}>
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
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {note.type === 'like' ? <FollowButton blog={note.blog} look="link" /> : null}
    </div>
  );
}
