import { type ReactNode, useRef } from 'react';
import type { Note } from '#generated/zod/note.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useScrollToNamed } from '#src/shared/navigation/scroll-to-named.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import styles from './NoteRow.module.css';

/** Returns the path of a note: the reblog, or the replied post at the reply. */
function notePathOf(note: Note, post: Post): string | undefined {
  if (note.type === 'reblog' && note.postId) return paths.post(note.blog.name, note.postId);
  if (!note.replyId) return undefined;
  return paths.reply(note.postBlogName ?? post.blogName, note.postId ?? post.id, note.replyId);
}

function NoteTime({ note, post }: { note: Note; post: Post }) {
  const address = notePathOf(note, post);
  return address ? (
    <AppLink to={address} className={styles.time}>
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

type NoteRowProps = {
  note: Note;
  /** The post whose notes are shown. */
  post: Post;
  /** True when the address names this note: it is highlighted and scrolled to. */
  isLinked?: boolean;
  /** Actions below a reply. */
  actions?: ReactNode;
};

/** Renders one like, reblog or reply. */
export function NoteRow({ note, post, isLinked = false, actions }: NoteRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useScrollToNamed(row, isLinked, { focus: true });
  return (
    <div
      ref={row}
      className={styles.note}
      data-type={note.type}
      tabIndex={isLinked ? -1 : undefined}
      aria-current={isLinked ? 'true' : undefined}
    >
      <BlogAvatarLink blog={note.blog} size={32} />
      <div className={styles.body}>
        <p className={styles.head}>
          <BlogName name={note.blog.name} />
          {note.reblogParentBlogName ? (
            <span className={styles.parent}>
              <Icon name="reblog" size={13} /> {note.reblogParentBlogName}
            </span>
          ) : null}
          <NoteTime note={note} post={post} />
        </p>
        <NoteText note={note} />
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {note.type === 'like' ? <FollowButton blog={note.blog} look="link" /> : null}
    </div>
  );
}
