import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { PromotionForm } from '../components/PromotionForm.tsx';
import styles from './BlazePage.module.css';

/** Page on which an admin of a blog, or staff of the site, puts the blog or a post of it forward (spec 001 §7). */
export default function PromotePage() {
  const { t } = useLingui();
  const { blogName = '', postId } = useParams();
  const title = t`Put forward`;
  return (
    <MainColumn title={title}>
      <PageHead title={`${title} · ${blogName}`} noIndex />
      <p className={styles.about}>
        {postId === undefined ? (
          <Trans>
            The blog <BlogName name={blogName} /> among recommendations and posts with a tag.
          </Trans>
        ) : (
          <Trans>
            <AppLink to={paths.post(blogName, postId)}>A post</AppLink> of <BlogName name={blogName} /> among
            recommendations and posts with a tag.
          </Trans>
        )}
      </p>
      <PromotionForm key={`${blogName} ${postId}`} blogName={blogName} postId={postId} />
    </MainColumn>
  );
}
