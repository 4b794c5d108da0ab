import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import { limits } from '#generated/limits.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { keepWords, keptWords } from '#src/shared/lib/storage/kept-words.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { askRequest } from '../model/ask.ts';
import { AskerPicker } from './AskerPicker.tsx';
import styles from './Inbox.module.css';

type AskFormProps = {
  /** Who is asked. */
  blog: Blog;
  /** The member's own blogs, the first one first. */
  blogs: readonly [Blog, ...Blog[]];
  onSent: () => void;
};

/** Asks a blog something, as one of the member's blogs or without a name. What was typed waits in the browser until it is sent. */
export function AskForm({ blog, blogs, onSent }: AskFormProps) {
  const { t } = useLingui();
  const place = { writer: blogs[0].uuid, kind: 'ask', target: blog.uuid } as const;
  const way = { address: paths.askBlog(blog.name), to: blog.name };
  const [words, setWords] = useState(() => keptWords(place));
  const [asker, setAsker] = useState<Blog>(blogs[0]);
  const [anonymous, setAnonymous] = useState(false);
  const [empty, setEmpty] = useState(false);
  const { name } = blog;
  const { write, busy, error, forget } = useWrite(getCreatePostMutationOptions, {
    done: () => {
      keepWords(place, '', way);
      addToast({ type: 'success', message: t`${name} has your question` });
      onSent();
    },
  });
  const type = (text: string): void => {
    setWords(text);
    keepWords(place, text, way);
    setEmpty(false);
    if (error) forget();
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (words.trim() === '') setEmpty(true);
    else void write({ blog: name, data: askRequest(words, anonymous ? null : asker) });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(event);
  };
  const problem = empty
    ? t`Write something first.`
    : error
      ? detailOf(error, t`We could not send your question. It is still here.`)
      : undefined;
  return (
    <form className={styles.ask} noValidate onSubmit={send} onKeyDown={keys}>
      <div className={styles.asked}>
        <BlogAvatar blog={blog} size={48} loading="eager" />
        <h1 className={styles.askTitle}>{blog.askPageTitle || t`Ask ${name} something`}</h1>
      </div>
      <TextArea
        label={t`Your question`}
        rows={5}
        maxLength={limits.textLength}
        value={words}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {blog.askAnon ? (
        <Checkbox
          label={t`Ask without a name`}
          hint={t`The people of ${name} do not see who you are.`}
          checked={anonymous}
          onChange={(event) => setAnonymous(event.currentTarget.checked)}
        />
      ) : null}
      <div className={styles.askFoot}>
        {anonymous ? <span /> : <AskerPicker asker={asker} blogs={blogs} onChoose={setAsker} />}
        <Button type="submit" variant="primary" loading={busy}>
          {t`Ask`}
        </Button>
      </div>
    </form>
  );
}
