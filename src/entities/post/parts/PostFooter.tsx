import { Plural, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { NotesMode } from '../data/notes.ts';
import { usePostDisplay } from '../model/post-display.ts';
import { LikeButton } from './LikeButton.tsx';
import styles from './PostFooter.module.css';
import { ReblogLink } from './ReblogLink.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useCountLabel } from './use-count-label.ts';

const NotesPanel = lazyLayer(() => import('../notes/NotesPanel.tsx'), 'NotesPanel');
/** On a reply's page the notes are the requested content, so they are in the server-rendered HTML. */
const NotesWithReply = lazyPart(() => import('../notes/NotesPanel.tsx'), 'NotesPanel');

type PostFooterProps = {
  post: Post;
  /** Opens the notes initially (the post's own page). */
  notesOpen?: boolean;
  /** Id of the reply the notes open at. */
  replyId?: string | undefined;
};

/** Returns the notes tab to open first: replies, else reblogs, else likes. */
function initialNotesMode({ replyCount, selfReplyCount, reblogCount, likeCount }: Post): NotesMode {
  if (replyCount + selfReplyCount > 0) return 'replies';
  if (reblogCount > 0) return 'reblogs';
  return likeCount > 0 ? 'likes' : 'replies';
}

/** Renders the actions and the note counts of a post. */
export function PostFooter({ post, notesOpen = false, replyId }: PostFooterProps) {
  const { t, i18n } = useLingui();
  const [mode, setMode] = useState(replyId ? 'replies' : notesOpen ? initialNotesMode(post) : undefined);
  const { showsShareButton, showsReplyButton, showsReblogButton, showsLikeButton } = usePostDisplay();
  const hydrated = useHydrated();
  const panelId = useId();
  const repliesName = useCountLabel(t`Replies`, post.replyCount + post.selfReplyCount);
  const toggle = (wanted: NotesMode): void => setMode(mode === wanted ? undefined : wanted);
  return (
    <>
      <footer className={styles.footer}>
        <button
          type="button"
          className={styles.notes}
          data-wall="notes"
          data-to={paths.post(post.blogName, post.id)}
          aria-expanded={mode !== undefined}
          aria-controls={panelId}
          onClick={() => setMode(mode ? undefined : initialNotesMode(post))}
        >
          <b>{fullCount(post.noteCount, i18n.locale)}</b>{' '}
          <Plural value={post.noteCount} one="note" other="notes" />
        </button>
        <div className={styles.actions} data-screen-only>
          {showsShareButton ? <ShareButton post={post} /> : null}
          {showsReplyButton ? (
            <button
              type="button"
              className={styles.action}
              aria-label={repliesName}
              title={t`Replies`}
              aria-expanded={mode === 'replies'}
              aria-controls={panelId}
              onClick={() => toggle('replies')}
            >
              <Icon name="reply" size={24} />
            </button>
          ) : null}
          {showsReblogButton && post.canReblog ? <ReblogLink post={post} /> : null}
          {showsLikeButton ? <LikeButton post={post} /> : null}
        </div>
      </footer>
      <div id={panelId} className={styles.panel} data-opens={(notesOpen && mode) || undefined}>
        {mode && replyId ? (
          <NotesWithReply post={post} mode={mode} onMode={setMode} replyId={replyId} />
        ) : mode && hydrated ? (
          <NotesPanel post={post} mode={mode} onMode={setMode} onClose={() => setMode(undefined)} />
        ) : null}
      </div>
    </>
  );
}
