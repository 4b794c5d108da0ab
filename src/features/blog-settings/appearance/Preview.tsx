import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListBlogPostsQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { themeOf } from '#src/entities/blog/appearance.ts';
import { BlogHeader } from '#src/entities/blog/BlogHeader.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { PanStage } from '#src/entities/media/PanStage.tsx';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { LayerContext } from '#src/shared/navigation/layer-context.ts';
import styles from './Preview.module.css';
import type { AppearanceEditor } from './use-appearance-editor.ts';

/** Number of posts below the header. */
const PREVIEW_POST_COUNT = 2;

/** Preview of the blog: its header and newest posts. It is inert except for the header image, which can be dragged. */
export function Preview({ blog, editor: { look, set } }: { blog: Blog; editor: AppearanceEditor }) {
  const { t } = useLingui();
  const { data } = useQuery(getListBlogPostsQueryOptions(blog.name, { limit: PREVIEW_POST_COUNT }));
  const theme = themeOf(look);
  const { style, ...tone } = frameThemeOf(theme);
  const shown = { ...blog, theme, avatar: look.avatar ? [look.avatar] : [] };
  const canMove = look.header !== null && look.header.width > 0 && look.showHeaderImage;
  return (
    <section
      className={styles.preview}
      aria-label={t`Preview`}
      {...tone}
      style={{ ...style, ...themeStyle(theme) }}
    >
      <div inert data-preview>
        <LayerContext value="overlay">
          <BlogHeader blog={shown} />
        </LayerContext>
        <div className={styles.posts}>
          {(data?.response.posts ?? []).slice(0, PREVIEW_POST_COUNT).map((post) => (
            <PostCard key={post.id} post={post} place="masonry" />
          ))}
        </div>
      </div>
      {canMove && look.header ? (
        <div className={styles.banner}>
          <PanStage
            picture={look.header}
            focus={look.focus}
            onMove={(focus) => set({ focus }, 'focus')}
            hint={t`Drag the picture`}
          />
        </div>
      ) : null}
    </section>
  );
}
