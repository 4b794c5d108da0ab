import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { RecommendationReason } from '#src/entities/blog/RecommendationReason.tsx';
import { SmallBlogCard } from '#src/entities/blog/SmallBlogCard.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Onboarding.module.css';
import { OnboardingFrame } from '../components/OnboardingFrame.tsx';
import { startingBlogsQuery, useFollowStartingBlogs } from '../data/onboarding.ts';

/** Number of suggested blogs, all followed by one button. */
const BLOG_COUNT = 12;

const keyOf = ({ uuid }: BlogRef): string => uuid;
const blogsOf = ({ response }: { response: { blogs: BlogRef[] } }): BlogRef[] => response.blogs;

function BlogsSkeleton() {
  return (
    <ul className={styles.blogs} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <li key={place}>
          <Bone width="100%" height={221} className={styles.bone} />
        </li>
      ))}
    </ul>
  );
}

/** Blog selection during sign-up (spec 000 §2.1): suggested blogs with reasons. Following happens at once. */
export default function StartingBlogsPage() {
  const { t } = useLingui();
  const following = useViewer().user?.following ?? 0;
  const list = usePagedList(startingBlogsQuery(), blogsOf, keyOf);
  const { write, busy } = useFollowStartingBlogs(t`Nothing was changed. Please try again.`);
  const first = (list.items ?? []).slice(0, BLOG_COUNT).map(({ name }) => name);
  const isAsked = following === 0 && first.length > 0;
  const begin = (blogs: string[]): void => void write({ data: { blogs } });
  return (
    <OnboardingFrame
      step="blogs"
      title={t`Which blogs do you want to follow?`}
      lead={t`The posts of these blogs appear on your dashboard, newest first. Nothing else does.`}
      foot={
        <div className={styles.way}>
          <p role="status" className={styles.count}>
            {following > 0
              ? t`${plural(following, { one: 'You follow # blog', other: 'You follow # blogs' })}`
              : t`You do not follow anybody yet`}
          </p>
          {isAsked ? (
            <>
              <Button variant="quiet" size="large" loading={busy} onClick={() => begin([])}>
                {t`Skip for now`}
              </Button>
              <Button
                variant="primary"
                size="large"
                className={styles.onwards}
                loading={busy}
                onClick={() => begin(first)}
              >
                {t`Follow these ${first.length} blogs`}
              </Button>
            </>
          ) : (
            <Button variant="primary" size="large" loading={busy} onClick={() => begin([])}>
              {t`Go to dashboard`}
            </Button>
          )}
        </div>
      }
    >
      <PageHead title={t`Blogs to follow first`} noIndex />
      <EndlessList
        list={list}
        skeleton={<BlogsSkeleton />}
        moreSkeleton={<BlogsSkeleton />}
        empty={
          <EmptyState title={t`There are no blogs to follow yet`}>
            {t`Write something, and others will find you here.`}
          </EmptyState>
        }
        errorText={t`The blogs could not be loaded.`}
      >
        {(blogs) => (
          <ul className={styles.blogs} aria-label={t`Blogs to follow first`}>
            {blogs.map((blog) => (
              <li key={blog.uuid}>
                <SmallBlogCard blog={blog} />
                <p className={styles.reason} dir="auto">
                  <RecommendationReason recommendation={blog.recommendation} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </EndlessList>
    </OnboardingFrame>
  );
}
