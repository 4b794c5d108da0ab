import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { FormPlaceholder, NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { AskForm } from '../components/AskForm.tsx';
import styles from '../components/Inbox.module.css';

function Ask({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const close = useCloseLayer();
  const { name } = blog;
  if (blog.isMember)
    return (
      <NotAllowedState
        onBack={close}
        title={t`This is your own blog`}
      >{t`Ask another blog.`}</NotAllowedState>
    );
  if (!blog.ask)
    return (
      <NotAllowedState
        onBack={close}
        title={t`${name} does not accept questions`}
      >{t`This may change later.`}</NotAllowedState>
    );
  // The key remounts the form after login, so that it restores what the visitor wrote.
  return <AskForm key={blogs[0]?.uuid} blog={blog} blogs={blogs} onSent={close} />;
}

/**
 * Page for asking a blog (spec 000 §2.4: /new/{postType}/{otherBlogName}). Visitors can write; sending needs an
 * account.
 */
export default function AskPage() {
  const { t, i18n } = useLingui();
  const { blogName = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(getGetBlogInfoQueryOptions(blogName));
  // Renders the form only in the browser, because the draft is in its storage.
  const hydrated = useHydrated();
  return (
    <>
      <PageHead title={t`Ask ${blogName}`} noIndex />
      {data && hydrated ? <Ask key={blogName} blog={data.response.blog} /> : null}
      {!data && error ? (
        <FormPlaceholder>
          <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
            {errorMessage(error, t`We could not find this blog.`, i18n)}
          </ErrorState>
        </FormPlaceholder>
      ) : null}
      {(data && hydrated) || error ? null : (
        <div className={styles.ask}>
          <PostSkeleton media={false} />
        </div>
      )}
    </>
  );
}
