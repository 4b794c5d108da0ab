import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { SpeakingBlog } from '#src/entities/blog/SpeakingBlog.tsx';
import styles from './Inbox.module.css';

type AskerPickerProps = { asker: Blog; blogs: readonly Blog[]; onChoose: (blog: Blog) => void };

/** Which of the member's blogs asks: always shown, the first one unless another is chosen. */
export function AskerPicker({ asker, blogs, onChoose }: AskerPickerProps) {
  const { t } = useLingui();
  return (
    <SpeakingBlog
      blog={asker}
      blogs={blogs}
      size={32}
      label={t`Ask as`}
      spoken={t`Asking as ${asker.name}. Choose another blog`}
      onChoose={onChoose}
      className={styles.asker}
    />
  );
}
