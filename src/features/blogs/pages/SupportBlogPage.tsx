import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { isWithoutMemberships, membershipsQuery } from '#src/entities/payments/memberships.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { BlogPartPage } from '../components/BlogPartPage.tsx';
import { SupporterBeads } from '../components/SupporterBeads.tsx';
import styles from '../components/SupportForm.module.css';
import { SupporterCount, SupportForm } from '../components/SupportForm.tsx';

/** The card of a supporter, which most readers of the page are not. */
const MembershipCard = lazyPart(() => import('#src/entities/payments/MembershipCard.tsx'), 'MembershipCard');

/** The paid posts, at the end of the page. */
const PaidPosts = lazyPart(() => import('../components/PaidPosts.tsx'), 'PaidPosts');

/** Statuses of a membership that runs, which is shown in place of the plans. */
const RUNNING = new Set(['active', 'pending', 'pending-cancel', 'on-hold']);

function NoMemberships({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      art="yarn"
      title={t`You cannot support ${name} with money`}
      action={<ButtonLink href={paths.blog(name)} variant="primary">{t`Back to ${name}`}</ButtonLink>}
    >
      <Trans>This blog has no memberships. A like, a reply or a reblog helps too.</Trans>
    </EmptyState>
  );
}

function Support({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const { name } = blog;
  const { data, error, isFetching, refetch } = useQuery(membershipsQuery(name));
  if (isWithoutMemberships(error)) return <NoMemberships name={name} />;
  if (!data)
    return error ? <ErrorState retrying={isFetching} onRetry={() => void refetch()} /> : <PostSkeleton />;
  const profile = data.response.memberships;
  const { subscription, description, listedSupporters = [] } = profile;
  const isRunning = subscription !== undefined && RUNNING.has(subscription.status);
  const isOwn = blogs.some(({ uuid }) => uuid === blog.uuid);
  return (
    <div className={styles.page}>
      <SupporterCount profile={profile} />
      <SupporterBeads supporters={listedSupporters} hasPlace={!isOwn && !isRunning} />
      {description.length > 0 ? (
        <div className={styles.words} dir="auto">
          {description.map((block, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            block.type === 'text' ? <p key={index}>{block.text}</p> : null,
          )}
        </div>
      ) : null}
      {isOwn ? (
        <p>
          <ButtonLink href={paths.memberships(name)}>{t`Plans and supporters`}</ButtonLink>
        </p>
      ) : null}
      {isRunning ? (
        <MembershipCard membership={subscription} />
      ) : isOwn ? null : (
        <SupportForm profile={profile} />
      )}
      <PaidPosts profile={profile} />
    </div>
  );
}

/** Page for memberships of a blog (spec 000 §2.3: /{blog}/support): what it asks for, its plans, or one's own membership. */
export default function SupportBlogPage() {
  const { t } = useLingui();
  return (
    <BlogPartPage tab="support" noIndex title={({ name }) => t`Support ${name}`}>
      {(blog) => <Support key={blog.uuid} blog={blog} />}
    </BlogPartPage>
  );
}
