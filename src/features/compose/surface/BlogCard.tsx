import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import type { BlogBlock } from '#generated/zod/blogBlock.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { BlockMark } from './BlockMark.tsx';
import styles from './EmbedView.module.css';

type BlogCardProps = {
  block: BlogBlock;
  isSelected: boolean;
  onRemove: (() => void) | undefined;
  grip: ReactNode;
};

/** Card of a blog of this site in the composer: its face, title and colours, once they are read. */
export function BlogCard({ block, isSelected, onRemove, grip }: BlogCardProps) {
  const { t } = useLingui();
  const { name } = block.blog;
  const { data } = useQuery({
    ...getGetBlogInfoQueryOptions(name ?? ''),
    enabled: name !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const blog = data?.response.blog;
  const title = name ?? t`This blog was deleted`;
  return (
    <NodeViewWrapper
      className={cx(styles.card, isSelected && styles.selected)}
      data-drag-handle=""
      contentEditable={false}
      {...(blog && frameThemeOf(blog.theme))}
    >
      {grip}
      {blog ? <BlogAvatar blog={blog} size={44} /> : <BlockMark icon="user" />}
      <span className={styles.words}>
        <strong className={styles.title} translate="no">
          {title}
        </strong>
        <span className={styles.detail}>{blog?.title || t`The card of this blog`}</span>
      </span>
      {onRemove ? (
        <IconButton size="small" icon="close" label={t`Remove ${title}`} onClick={onRemove} />
      ) : null}
    </NodeViewWrapper>
  );
}
