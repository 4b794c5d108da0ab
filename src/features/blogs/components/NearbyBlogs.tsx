import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { recommendedBlogsQuery } from '#src/shared/api/read/suggestions.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { SmallBlogCard } from '../identity/SmallBlogCard.tsx';
import styles from './NearbyBlogs.module.css';

const SHOWN = 3;

/** Other blogs worth a look, each in its own colours, beside the posts of one. Windows without room for them do not ask. */
export function NearbyBlogs({ except }: { except: string }) {
  const { t } = useLingui();
  const hasRoom = useMediaQuery(`(width >= ${BREAKPOINTS.navCompact}px)`);
  const { data = [] } = useQuery({ ...recommendedBlogsQuery(SHOWN + 1), enabled: hasRoom });
  const blogs = data.filter(({ name }) => name !== except).slice(0, SHOWN);
  if (blogs.length === 0) return null;
  return (
    <aside className={styles.nearby} aria-label={t`Blogs nearby`}>
      <h2 className={styles.heading}>
        <Trans>Woven nearby</Trans>
      </h2>
      {blogs.map((blog) => (
        <SmallBlogCard key={blog.uuid} blog={blog} />
      ))}
    </aside>
  );
}
