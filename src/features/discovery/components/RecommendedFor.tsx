import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { useDismissBlog } from '../data/dismiss-blog.ts';
import styles from './RecommendedFor.module.css';

function Reason({ recommendation }: Pick<BlogRef, 'recommendation'>) {
  const { i18n } = useLingui();
  if (recommendation?.kind === 'followedBy' && recommendation.blogs?.length) {
    const names = new Intl.ListFormat(i18n.locale).format(recommendation.blogs);
    return <Trans>Followed by {names}</Trans>;
  }
  if (recommendation?.kind === 'tag' && recommendation.tag) return <Trans>Posts #{recommendation.tag}</Trans>;
  return <Trans>Many people follow it</Trans>;
}

/** Why a blog is recommended, and for a member a way to be rid of it. */
export function RecommendedFor({ blog }: { blog: BlogRef }) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const dismiss = useDismissBlog();
  return (
    <div className={styles.line}>
      <p className={styles.reason} dir="auto">
        <Reason recommendation={blog.recommendation} />
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
