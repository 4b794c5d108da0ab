import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Instead, NotAllowed } from '#src/shared/ui/Instead.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Inbox.module.css';
import { SubmitForm } from '../components/SubmitForm.tsx';

/** The form for members; visitors read what is wanted and are led to an account. */
function Form({ blog }: { blog: Blog }) {
  const { blogs } = useViewer();
  const close = useCloseLayer();
  // What was kept lives in the browser, so the form itself begins there.
  const isAwake = useHydrated();
  const [own, ...others] = blogs;
  const back = { source: 'submit', redirectTo: paths.submitTo(blog.name) };
  if (!own)
    return (
      <div className={styles.askFoot}>
        <Trans>You need an account to send a post.</Trans>
        <AppLink to={paths.register(back)} layer="modal" className={buttonClass({ variant: 'primary' })}>
          <Trans>Sign up</Trans>
        </AppLink>
        <AppLink to={paths.login(back)} layer="modal" className={buttonClass({})}>
          <Trans>Log in</Trans>
        </AppLink>
      </div>
    );
  return isAwake ? (
    <SubmitForm blog={blog} blogs={[own, ...others]} onSent={close} />
  ) : (
    <PostSkeleton media={false} />
  );
}

function Submit({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const close = useCloseLayer();
  const { name, submissionGuidelines } = blog;
  if (blog.isMember || !blog.canSubmit)
    return (
      <NotAllowed
        onBack={close}
        title={blog.isMember ? t`This is your own blog` : t`${name} takes no submissions`}
      >
        {blog.isMember ? t`Write a post instead.` : t`Perhaps later.`}
      </NotAllowed>
    );
  return (
    <div className={styles.ask}>
      <div className={styles.asked}>
        <BlogAvatar blog={blog} size={48} loading="eager" />
        <h1 className={styles.askTitle}>{t`Submit a post to ${name}`}</h1>
      </div>
      {submissionGuidelines ? (
        <section className={styles.guidelines} aria-label={t`Guidelines`} dir="auto">
          {submissionGuidelines}
        </section>
      ) : null}
      <Form blog={blog} />
    </div>
  );
}

/** Sending a post to a blog that takes submissions; anybody may read what it wants. */
export default function SubmitPage() {
  const { t } = useLingui();
  const { blogName = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(getGetBlogInfoQueryOptions(blogName));
  return (
    <>
      <PageHead title={t`Submit a post to ${blogName}`} noIndex />
      {data ? (
        <Submit key={blogName} blog={data.response.blog} />
      ) : error ? (
        <Instead>
          <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
            {detailOf(error, t`We could not find this blog.`)}
          </ErrorState>
        </Instead>
      ) : (
        <div className={styles.ask}>
          <PostSkeleton media={false} />
        </div>
      )}
    </>
  );
}
