import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import { limits } from '#generated/limits.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { keepWords, keptWords } from '#src/shared/lib/storage/kept-words.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { submissionRequest } from '../model/submission.ts';
import { AskerPicker } from './AskerPicker.tsx';
import styles from './Inbox.module.css';

type SubmitFormProps = {
  /** Who gets it. */
  blog: Blog;
  /** The member's own blogs, the first one first. */
  blogs: readonly [Blog, ...Blog[]];
  onSent: () => void;
};

/** Sends a post to somebody else's blog, whose people decide whether it appears. What was typed waits in the browser. */
export function SubmitForm({ blog, blogs, onSent }: SubmitFormProps) {
  const { t } = useLingui();
  const place = { writer: blogs[0].uuid, kind: 'submission', target: blog.uuid } as const;
  const way = { address: paths.submitTo(blog.name), to: blog.name };
  const [title, setTitle] = useState('');
  const [words, setWords] = useState(() => keptWords(place));
  const [tags, setTags] = useState('');
  const [sender, setSender] = useState<Blog>(blogs[0]);
  const [empty, setEmpty] = useState(false);
  const { name } = blog;
  const { write, busy, error, forget } = useWrite(getCreatePostMutationOptions, {
    done: () => {
      keepWords(place, '', way);
      addToast({ type: 'success', message: t`${name} has your post` });
      onSent();
    },
  });
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (words.trim() === '') setEmpty(true);
    else void write({ blog: name, data: submissionRequest({ title, words, tags }, sender.name) });
  };
  const problem = empty
    ? t`Write something first.`
    : error
      ? detailOf(error, t`We could not send your post. It is still here.`)
      : undefined;
  return (
    <form className={styles.submission} noValidate onSubmit={send}>
      <TextField
        label={t`Title`}
        value={title}
        maxLength={limits.textLength}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={t`Your post`}
        rows={7}
        maxLength={limits.textLength}
        value={words}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          keepWords(place, value, way);
          setEmpty(false);
          if (error) forget();
        }}
      />
      <TextField
        label={t`Tags`}
        hint={t`With commas between them.`}
        value={tags}
        autoComplete="off"
        onChange={({ target }) => setTags(target.value)}
      />
      <div className={styles.askFoot}>
        <AskerPicker asker={sender} blogs={blogs} onChoose={setSender} />
        <Button type="submit" variant="primary" loading={busy}>
          {t`Send it`}
        </Button>
      </div>
    </form>
  );
}
