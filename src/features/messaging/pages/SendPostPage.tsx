import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getGetPostQueryOptions } from '#generated/hooks/posts/posts.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/SendPost.module.css';
import { SendPost } from '../components/SendPost.tsx';

/** Sends a post to blogs as a private message from the member's primary blog. */
export default function SendPostPage() {
  const { t } = useLingui();
  const { blogName = '', postId = '' } = useParams();
  const { primaryBlog } = useViewer();
  const close = useCloseLayer();
  const { data, error, refetch, isFetching } = useQuery(getGetPostQueryOptions(blogName, postId));
  return (
    <div className={styles.sheet}>
      <PageHead title={t`Send this post`} noIndex />
      <h1 className={styles.title}>{t`Send this post`}</h1>
      {data && primaryBlog ? (
        <SendPost blog={primaryBlog} post={data.response.post} close={close} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorMessage(error, t`We could not find this post.`)}
        </ErrorState>
      ) : (
        <RowSkeleton />
      )}
    </div>
  );
}
