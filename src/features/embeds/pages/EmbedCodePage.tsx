import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { postUrlOf } from '#src/entities/post/parts/share.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardPage } from '#src/shared/ui/CardPage.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CopyField } from '../components/CopyField.tsx';
import { EmbedFrame } from '../components/EmbedFrame.tsx';
import { embedQuery } from '../data/embed.ts';

/** Error code "Post not embeddable" (spec 000 §8). */
const NOT_EMBEDDABLE_CODE = 8027;

function Refused({ blogName, postId }: { blogName: string; postId: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      art="cat"
      level={1}
      title={t`This post cannot be embedded`}
      action={
        <ButtonLink href={paths.post(blogName, postId)} variant="primary">
          <Trans>Back to the post</Trans>
        </ButtonLink>
      }
    >
      <Trans>Only posts that everybody can read can be shown on other sites.</Trans>
    </EmptyState>
  );
}

/** Embed code of a post, with a preview (spec 000 §2.3; for members). */
export default function EmbedCodePage() {
  const { t } = useLingui();
  const { blogName = '', postId = '' } = useParams();
  const { data, error } = useQuery(embedQuery(blogName, postId));
  if (isApiError(error, NOT_EMBEDDABLE_CODE)) return <Refused blogName={blogName} postId={postId} />;
  if (error && !data) throw error;
  const title = t`Post by ${blogName}`;
  return (
    <CardPage
      title={<Trans>Embed a post</Trans>}
      lead={
        <Trans>
          This is how the post looks on other sites. If you edit or delete it here, it changes there as well.
        </Trans>
      }
    >
      <PageHead title={t`Embed a post`} noIndex />
      {data ? (
        <>
          <CopyField
            label={t`Code for your page`}
            hint={t`Paste it where the post should appear. The script fits the height of the frame to the post.`}
            text={data.embedHtml}
            copies={t`Copy the code`}
          />
          <CopyField
            label={t`Link only`}
            hint={t`Many sites and editors embed a post when you paste its address (oEmbed).`}
            text={postUrlOf(data.post)}
            copies={t`Copy the address`}
          />
          {/* Last, because its height depends on the embedded post. */}
          <EmbedFrame src={paths.embeddedPost(data.blog.uuid, data.post.id)} title={title} />
        </>
      ) : (
        <CardSkeleton />
      )}
    </CardPage>
  );
}
