import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './Inbox.module.css';

type AskerPickerProps = { asker: Blog; blogs: readonly Blog[]; onChoose: (blog: Blog) => void };

function Who({ blog }: { blog: Blog }) {
  return (
    <>
      <BlogAvatar blog={blog} size={32} loading="eager" />
      <span translate="no">{blog.name}</span>
    </>
  );
}

/** Which of the member's blogs asks: always shown, the first one unless another is chosen. */
export function AskerPicker({ asker, blogs, onChoose }: AskerPickerProps) {
  const { t } = useLingui();
  if (blogs.length < 2)
    return (
      <span className={styles.asker}>
        <Who blog={asker} />
      </span>
    );
  return (
    <Menu
      label={t`Ask as`}
      placement="bottom start"
      items={blogs.map((one) => ({
        id: one.uuid,
        label: one.name,
        detail: one.title,
        selected: one.uuid === asker.uuid,
        onAction: () => onChoose(one),
      }))}
      trigger={(props) => (
        <button
          type="button"
          className={styles.asker}
          aria-label={t`Asking as ${asker.name}. Choose another blog`}
          {...props}
        >
          <Who blog={asker} />
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    />
  );
}
