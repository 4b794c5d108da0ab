import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import {
  readQuickReblogChoice,
  storeQuickReblogChoice,
} from '#src/shared/lib/storage/quick-reblog-choice.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { type QuickReblogState, quickReblog } from '../data/quick-reblog.ts';
import styles from './QuickReblog.module.css';

/** Dialog for a reblog without a comment: blog, tags, now or queued. The choice is saved for the next time. */
export function QuickReblog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const openLayer = useOpenLayer();
  const { blogs, primaryBlog } = useViewer();
  const [before] = useState(readQuickReblogChoice);
  const [uuid, setUuid] = useState(before?.blog);
  const [typed, setTyped] = useState(() => before?.tags.join(', ') || undefined);
  const [busy, setBusy] = useState<QuickReblogState>();
  const group = useId();
  const blog = blogs.find((one) => one.uuid === uuid) ?? primaryBlog;
  if (!blog) return null;
  const { name, reblogTags = [] } = blog;
  const tags = typed ?? reblogTags.join(', ');
  const reblog = async (state: QuickReblogState, close: () => void): Promise<void> => {
    if (busy) return;
    const sent = addTags([], tags);
    storeQuickReblogChoice({ blog: blog.uuid, tags: addTags([], typed ?? '') });
    setBusy(state);
    const isDone = await quickReblog(queryClient, post, { blog, tags: sent.length > 0 ? sent : [''] }, state);
    setBusy(undefined);
    if (isDone) close();
  };
  return (
    <Dialog size="small" title={t`Quick reblog`} onClose={onClose}>
      {(close) => (
        <div className={styles.quick}>
          <fieldset className={styles.blogs}>
            <legend className={styles.legend}>{t`Reblog as`}</legend>
            {blogs.map((one) => (
              <label key={one.uuid} className={styles.blog}>
                <input
                  type="radio"
                  name={group}
                  checked={one.uuid === blog.uuid}
                  onChange={() => setUuid(one.uuid)}
                />
                <BlogAvatar blog={one} size={32} />
                <span className={styles.name} translate="no">
                  {one.name}
                </span>
              </label>
            ))}
          </fieldset>
          <TextField
            label={t`Tags`}
            hint={t`Separate tags with commas. They are kept for the next time.`}
            value={tags}
            maxLength={1000}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {post.rebloggedByYou ? <p className={styles.note}>{t`You have already reblogged this.`}</p> : null}
          <div className={styles.buttons}>
            <Button
              variant="primary"
              icon="reblog"
              loading={busy === 'published'}
              onClick={() => void reblog('published', close)}
            >
              {t`Reblog as ${name}`}
            </Button>
            <Button icon="clock" loading={busy === 'queue'} onClick={() => void reblog('queue', close)}>
              {t`Add to the queue`}
            </Button>
          </div>
          <p className={styles.note}>
            <span className={styles.keys}>
              {t`Press R to reblog at once, or Shift and Q to add the reblog to the queue. Alt and a click on the reblog button works as well.`}{' '}
            </span>
            <button
              type="button"
              className={styles.more}
              onClick={() => {
                close();
                openLayer(paths.reblogPost(post.blogName, post.id, post.reblogKey), 'modal');
              }}
            >
              {t`Say something about it`}
            </button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
