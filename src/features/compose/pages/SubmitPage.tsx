import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { SubmissionType } from '#generated/zod/submissionType.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { FormPlaceholder, NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Submit.module.css';
import { SubmitForm } from '../components/SubmitForm.tsx';

/** Login prompt for a visitor who reads the submission guidelines. */
function LoginPrompt({ blog }: { blog: Blog }) {
  const back = { source: 'submit', redirectTo: paths.submitTo(blog.name) };
  return (
    <div className={styles.foot}>
      <Trans>You need an account to send a post.</Trans>
      <AppLink to={paths.register(back)} layer="modal" className={buttonClass({ variant: 'primary' })}>
        <Trans>Sign up</Trans>
      </AppLink>
      <AppLink to={paths.login(back)} layer="modal" className={buttonClass({})}>
        <Trans>Log in</Trans>
      </AppLink>
    </div>
  );
}

/** Returns the accepted post types as a sentence; undefined where the blog accepts all. */
function useKinds({ submissionTypes = [] }: Blog): string | undefined {
  const { t, i18n } = useLingui();
  const names: Record<SubmissionType, string> = {
    text: t`Text`,
    photo: t`Photos`,
    quote: t`Quotes`,
    link: t`Links`,
    chat: t`Chats`,
    audio: t`Sound`,
    video: t`Videos`,
  };
  const isAny = submissionTypes.length === 0 || submissionTypes.length === Object.keys(names).length;
  const list = listFormat(i18n.locale);
  return isAny ? undefined : list.format(submissionTypes.map((kind) => names[kind]));
}

/** The receiving blog and its submission guidelines. */
function SubmissionGuidelines({ blog, level }: { blog: Blog; level: 'h1' | 'h2' }) {
  const { t } = useLingui();
  const Heading = level;
  const { name, submissionGuidelines } = blog;
  const kinds = useKinds(blog);
  return (
    <>
      <div className={styles.whom}>
        <BlogAvatar blog={blog} size={48} loading="eager" />
        <Heading className={styles.title}>{t`Submit a post to ${name}`}</Heading>
      </div>
      {kinds ? <p className={styles.kinds}>{t`Accepted here: ${kinds}`}</p> : null}
      {submissionGuidelines ? (
        <section className={styles.guidelines} aria-label={t`Guidelines`} dir="auto">
          {submissionGuidelines}
        </section>
      ) : null}
    </>
  );
}

function Submit({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const close = useCloseLayer();
  // Renders the form only in the browser, because the draft is in its storage.
  const isAwake = useHydrated();
  const { name } = blog;
  if (blog.isMember || !blog.canSubmit)
    return (
      <NotAllowedState
        onBack={close}
        title={blog.isMember ? t`This is your own blog` : t`${name} does not accept submissions`}
      >
        {blog.isMember ? t`Write a post instead.` : t`This may change later.`}
      </NotAllowedState>
    );
  if (primaryBlog && isAwake)
    return (
      <SubmitForm
        blog={blog}
        primaryUuid={primaryBlog.uuid}
        onSent={close}
        above={
          <div className={styles.above}>
            <SubmissionGuidelines blog={blog} level="h2" />
          </div>
        }
      />
    );
  return (
    <div className={styles.wanted}>
      <SubmissionGuidelines blog={blog} level="h1" />
      {primaryBlog ? <PostSkeleton media={false} /> : <LoginPrompt blog={blog} />}
    </div>
  );
}

/** Page for submitting a post to a blog that accepts submissions; visitors can read the guidelines. */
export default function SubmitPage() {
  const { t, i18n } = useLingui();
  const { blogName = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(getGetBlogInfoQueryOptions(blogName));
  return (
    <>
      <PageHead title={t`Submit a post to ${blogName}`} noIndex />
      {data ? (
        <Submit key={blogName} blog={data.response.blog} />
      ) : error ? (
        <FormPlaceholder>
          <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
            {errorMessage(error, t`We could not find this blog.`, i18n)}
          </ErrorState>
        </FormPlaceholder>
      ) : (
        <div className={styles.wanted}>
          <PostSkeleton media={false} />
        </div>
      )}
    </>
  );
}
