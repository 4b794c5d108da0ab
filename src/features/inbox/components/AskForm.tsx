import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import { limits } from '#generated/limits.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { isAnonymousStored, storeAnonymous } from '../data/anonymous-choice.ts';
import { useAskPictures } from '../data/ask-pictures.ts';
import { askRequest } from '../model/ask.ts';
import { AskerPicker } from './AskerPicker.tsx';
import { AskPictures } from './AskPictures.tsx';
import { fileDropHandlers } from './file-drop-handlers.ts';
import styles from './Inbox.module.css';

type AskFormProps = {
  /** The blog that receives the ask. */
  blog: Blog;
  /** The member's own blogs, the primary one first; empty for a visitor. */
  blogs: readonly Blog[];
  onSent: () => void;
};

/**
 * Form that sends an ask to a blog, from one of the member's blogs or anonymously. Text and images are saved in the
 * browser until they are sent; visitors are sent to sign-up, and find them afterwards.
 */
export function AskForm({ blog, blogs, onSent }: AskFormProps) {
  const { t } = useLingui();
  const [first] = blogs;
  const place = { writer: first?.uuid, kind: 'ask', target: blog.uuid } as const;
  const way = { address: paths.askBlog(blog.name), to: blog.name };
  const takesPictures = blog.askMedia === true;
  const mayAct = useLoginWall();
  const [words, setWords] = useState(() => readUnsentText(place));
  const pictures = useAskPictures({ writer: first?.uuid, target: blog.uuid, isOpen: takesPictures });
  const [asker, setAsker] = useState(first);
  const [anonymous, setAnonymous] = useState(() => blog.askAnon === true && isAnonymousStored(blog.uuid));
  const [empty, setEmpty] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const { name } = blog;
  const {
    write,
    busy,
    error,
    clearError: forget,
  } = useWrite(getCreatePostMutationOptions, {
    onSuccess: () => {
      storeUnsentText(place, '', way);
      storeAnonymous(blog.uuid, false);
      pictures.finish();
      addToast({ type: 'success', message: t`Your question was sent to ${name}` });
      onSent();
    },
  });
  const type = (text: string): void => {
    setWords(text);
    storeUnsentText(place, text, way);
    setEmpty(false);
    if (error) forget();
  };
  const ask = async (): Promise<void> => {
    if (isWaiting || busy) return;
    setHeld(false);
    setWaiting(true);
    const blocks = await pictures.ready();
    setWaiting(false);
    setHeld(blocks === undefined);
    if (blocks) await write({ blog: name, data: askRequest(words, (!anonymous && asker) || null, blocks) });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (words.trim() === '' && pictures.pictures.length === 0) setEmpty(true);
    else if (mayAct('ask', { redirectTo: way.address, name: blog.name, typed: words })) void ask();
  };
  const keys = (event: KeyboardEvent): void => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(event);
  };
  const problem =
    empty && pictures.pictures.length === 0
      ? t`Write something first.`
      : error
        ? errorMessage(error, t`We could not send your question. It is still here.`)
        : undefined;
  return (
    <form
      {...frameThemeOf(blog.theme)}
      className={styles.ask}
      noValidate
      onSubmit={send}
      onKeyDown={keys}
      {...(takesPictures ? fileDropHandlers(pictures.choose) : {})}
    >
      <h1 className={styles.askTitle}>{blog.askPageTitle || t`Ask ${name} something`}</h1>
      <div className={styles.talk}>
        {anonymous || !asker ? (
          <span className={styles.nameless}>
            <Icon name="mask" size={22} />
          </span>
        ) : (
          <BlogAvatar blog={asker} size={44} loading="eager" />
        )}
        <div className={styles.asking}>
          <div className={styles.bubble}>
            <TextArea
              label={t`Your question`}
              hideLabel
              placeholder={t`What would you like to know?`}
              rows={4}
              maxLength={limits.textLength}
              value={words}
              error={problem}
              className={styles.words}
              onChange={(event) => type(event.currentTarget.value)}
            />
            {takesPictures ? <AskPictures state={pictures} isHeld={isHeld} /> : null}
          </div>
          <div className={styles.as}>
            {anonymous || !asker ? null : <AskerPicker asker={asker} blogs={blogs} onChoose={setAsker} />}
            {blog.askAnon ? (
              <Checkbox
                label={t`Ask without a name`}
                hint={t`The members of ${name} do not see who you are.`}
                checked={anonymous}
                onChange={({ currentTarget: { checked } }) => {
                  setAnonymous(checked);
                  storeAnonymous(blog.uuid, checked);
                }}
              />
            ) : null}
          </div>
        </div>
        <BlogAvatar blog={blog} size={44} loading="eager" />
        <p className={styles.to}>
          {anonymous
            ? t`${name} answers on the blog, where everybody reads it.`
            : t`${name} answers on the blog, where everybody reads it, or only to you.`}
        </p>
      </div>
      <div className={styles.askFoot}>
        <Button type="submit" variant="primary" loading={busy || isWaiting}>
          {t`Ask`}
        </Button>
      </div>
    </form>
  );
}
