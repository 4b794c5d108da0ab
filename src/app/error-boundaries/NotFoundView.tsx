import { useLingui } from '@lingui/react/macro';
import { blogPatterns } from '#src/paths/blogs-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useLayer, useLayers } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { matchRoute } from '../routes/match.ts';
import styles from './views.module.css';

/** Pages that every blog has. Others, such as its porch, may be missing or closed to the reader by themselves. */
const PAGES_OF_EVERY_BLOG: readonly string[] = [
  blogPatterns.blog,
  blogPatterns.blogTagged,
  blogPatterns.blogSearch,
  blogPatterns.blogArchive,
  blogPatterns.blogKind,
];

/** Returns the blog name of this layer's address when the page can only be missing because the blog is. */
function useMissingBlog(): string | undefined {
  const { layer } = useLayer();
  const layers = useLayers();
  const match = matchRoute((layers[layer] ?? layers.base).pathname);
  return match && PAGES_OF_EVERY_BLOG.includes(match.route.path) ? match.params.blogname : undefined;
}

/** Not-found page. */
export function NotFoundView() {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const blog = useMissingBlog();
  return (
    <div className={styles.view}>
      <PageHead title={t`Page not found`} noIndex isError />
      <EmptyState
        level={1}
        art="cat"
        title={blog ? t`There is no blog called ${blog}` : t`This page does not exist`}
        action={
          <div className={styles.ways}>
            <ButtonLink variant="primary" href={paths.explore('trending')}>
              {t`See what is trending`}
            </ButtonLink>
            {isLoggedIn ? null : (
              <ButtonLink variant="secondary" href={paths.register()}>{t`Start a blog`}</ButtonLink>
            )}
          </div>
        }
      >
        {blog
          ? t`The blog may have been renamed or deleted, or the address has a typo.`
          : t`The page may have been moved or deleted, or the address has a typo.`}
      </EmptyState>
    </div>
  );
}
