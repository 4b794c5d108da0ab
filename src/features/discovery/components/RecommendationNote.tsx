import { useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { RecommendationReason } from '#src/entities/blog/RecommendationReason.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { useDismissBlog } from '../data/dismiss-blog.ts';
import styles from './RecommendationNote.module.css';

/** Shows why a blog is recommended and, for members, a button to dismiss it. */
export function RecommendationNote({ blog }: { blog: BlogRef }) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const dismiss = useDismissBlog();
  return (
    <div className={styles.line}>
      <p className={styles.reason} dir="auto">
        <RecommendationReason recommendation={blog.recommendation} />
      </p>
      {isLoggedIn ? (
        <IconButton
          icon="close"
          size="small"
          label={t`Do not recommend ${blog.name}`}
          onClick={() => void dismiss(blog.name)}
        />
      ) : null}
    </div>
  );
}
