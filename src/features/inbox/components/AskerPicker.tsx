import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { ActingBlogPicker } from '#src/entities/blog/ActingBlogPicker.tsx';
import styles from './Inbox.module.css';

type AskerPickerProps = { asker: Blog; blogs: readonly Blog[]; onChoose: (blog: Blog) => void };

/** Picker of the member's blog that asks: always shown, the primary one by default. */
export function AskerPicker({ asker, blogs, onChoose }: AskerPickerProps) {
  const { t } = useLingui();
  return (
    <ActingBlogPicker
      blog={asker}
      blogs={blogs}
      size={32}
      label={t`Ask as`}
      buttonLabel={t`Asking as ${asker.name}. Choose another blog`}
      onChoose={onChoose}
      className={styles.asker}
    />
  );
}
