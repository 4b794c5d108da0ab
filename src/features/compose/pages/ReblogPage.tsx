import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { postPatterns } from '#src/paths/posts-paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { ComposerSkeleton, ComposerUnavailable } from '../components/ComposerSkeleton.tsx';
import { Composer } from '../components/lazy-composer.tsx';
import { NoBlogNotice } from '../components/NoBlogNotice.tsx';
import { ReblogTrail } from '../components/ReblogTrail.tsx';
import type { Contents } from '../data/use-draft.ts';
import { useFreshPost } from '../data/use-fresh-post.ts';
import { defaultOptionsOf, type PostOptions } from '../model/post-options.ts';
import { createRequest } from '../model/request.ts';
import { startingDoc } from '../model/starting-points.ts';
import { partsOf } from '../model/trail-choice.ts';

/** Error code of a deleted post, when it is opened and when it is reblogged (openapi/errors.yaml). */
const NOT_FOUND_CODE = 4004;
const BAD_PARENT_CODE = 8002;

type ReblogProps = { post: Post; reblogKey: string; primaryUuid: string; outcome: 'published' | 'queue' };

function Reblog({ post, reblogKey, primaryUuid, outcome }: ReblogProps) {
  const { t } = useLingui();
  const { blogs, user } = useViewer();
  const published = usePublishFeedback();
  const close = useCloseLayer();
  const [initial] = useState(() => ({
    blogUuid: primaryUuid,
    doc: startingDoc('text'),
    tags: [...(blogs.find(({ uuid }) => uuid === primaryUuid)?.reblogTags ?? [])],
    pendingTag: '',
    outcome: outcome === 'queue' ? outcome : (user?.writing?.defaultState ?? outcome),
  }));
  const trail = { count: partsOf(post) + (post.content.length > 0 ? 1 : 0), isHidden: false };
  const nameOf = (uuid: string): string => blogs.find((blog) => blog.uuid === uuid)?.name ?? uuid;
  const usual = (uuid: string): PostOptions => defaultOptionsOf(blogs.find((blog) => blog.uuid === uuid));
  const parent = { parentPostId: post.id, parentTumblelogUuid: post.blog.uuid, reblogKey };

  return (
    <Composer
      kind="reblog"
      title={t`Reblog`}
      target={post.id}
      initial={initial}
      mayBeEmpty
      outcomes={['published', 'queue', 'schedule', 'draft', 'private']}
      placeholder={t`Say something, or just pass it on`}
      trail={trail}
      above={(part) => <ReblogTrail post={post} withOwn {...part} />}
      call={callWith(getCreatePostMutationOptions, (contents: Contents) => ({
        blog: nameOf(contents.blogUuid),
        data: createRequest(contents, usual(contents.blogUuid), parent),
      }))}
      onSent={(created) => {
        close();
        published.announceReblogged(post, created);
      }}
      onRefused={(error) => {
        if (isApiError(error, BAD_PARENT_CODE)) recordDeleted(post.id);
      }}
    />
  );
}

/**
 * Page for reblogging a post, at once or through the queue (spec 000 §2.4: /reblog and
 * /queue/{blogName}/{postId}/{reblogKey}).
 */
export default function ReblogPage() {
  const { t } = useLingui();
  const close = useCloseLayer();
  const { blogName = '', postId = '', reblogKey = '' } = useParams();
  const { primaryBlog } = useViewer();
  const outcome = matchPath(postPatterns.queuePost, useLocation().pathname) ? 'queue' : 'published';
  const { post, error, retry, isFetching } = useFreshPost(blogName, postId);
  const isThisPost = post?.reblogKey === reblogKey;
  // The post card that led here is as old as its list, so the post may be gone.
  useEffect(() => {
    if (isApiError(error, NOT_FOUND_CODE)) recordDeleted(postId);
  }, [error, postId]);
  return (
    <>
      <PageHead title={outcome === 'queue' ? t`Queue a reblog` : t`Reblog`} noIndex />
      {!post && error ? <ComposerUnavailable error={error} onRetry={retry} retrying={isFetching} /> : null}
      {!post && !error ? <ComposerSkeleton /> : null}
      {post && !primaryBlog ? <NoBlogNotice /> : null}
      {post && primaryBlog && !isThisPost ? (
        <NotAllowedState
          onBack={close}
          title={t`This post does not exist`}
        >{t`Open the post where you saw it and reblog it there.`}</NotAllowedState>
      ) : null}
      {isThisPost && post.canReblog && primaryBlog ? (
        <Reblog
          key={post.id}
          post={post}
          reblogKey={reblogKey}
          primaryUuid={primaryBlog.uuid}
          outcome={outcome}
        />
      ) : null}
      {isThisPost && !post.canReblog && primaryBlog ? (
        <NotAllowedState
          onBack={close}
          title={t`This post cannot be reblogged`}
        >{t`The author does not allow reblogs of it.`}</NotAllowedState>
      ) : null}
    </>
  );
}
