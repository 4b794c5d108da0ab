import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { getEditPostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { AskView } from '#src/entities/post/blocks/AskView.tsx';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import styles from '../components/Composer.module.css';
import { ComposerSkeleton, ComposerUnavailable } from '../components/ComposerSkeleton.tsx';
import { Composer } from '../components/lazy-composer.tsx';
import { ReblogTrail } from '../components/ReblogTrail.tsx';
import type { Contents } from '../data/use-draft.ts';
import { useFreshPost } from '../data/use-fresh-post.ts';
import { type OpenedPost, openPost } from '../model/opened-post.ts';
import { optionsOf } from '../model/post-options.ts';
import { editRequest } from '../model/request.ts';
import { partsOf } from '../model/trail-choice.ts';

function EditPost({ found }: { found: Post }) {
  const { t } = useLingui();
  const published = usePublishFeedback();
  const close = useCloseLayer();
  const [{ post, initial, fixed, outcomes }, setOpened] = useState(() => openPost(found));
  // Stays stable when the ask is answered elsewhere meanwhile, because it is part of the draft's key.
  const kind = found.state === 'ask' ? 'answer' : 'edit';
  const usualMore = optionsOf(post);
  const isReblog = post.trail.length > 0 || (post.hideTrail === true && post.parentPostId !== undefined);
  const rebase = (current: Post): OpenedPost => {
    const opened = openPost(current);
    setOpened(opened);
    return opened;
  };

  const ask = fixed.ask ? (
    <div className={styles.above}>
      <AskView attribution={fixed.ask.attribution} asker={post.askingBlog}>
        <ContentBlocks
          content={fixed.content}
          layout={fixed.rows ? [{ type: 'rows', display: fixed.rows }] : []}
          id={`ask:${post.id}`}
          postedAt={post.timestamp}
          whole
        />
      </AskView>
    </div>
  ) : null;

  return (
    <Composer
      kind={kind}
      title={kind === 'answer' ? t`Answer` : t`Edit post`}
      target={post.id}
      initial={initial}
      fixed={fixed}
      usualMore={usualMore}
      outcomes={outcomes}
      rebase={rebase}
      mayBeEmpty={isReblog}
      trail={{ count: partsOf(post), isHidden: post.hideTrail === true }}
      placeholder={isReblog ? t`Say something, or leave it as it is` : t`Go ahead, put anything`}
      above={(part) => (
        <>
          {isReblog ? <ReblogTrail post={post} {...part} /> : null}
          {ask}
        </>
      )}
      call={callWith(getEditPostMutationOptions, (contents: Contents) => ({
        blog: post.blogName,
        id: post.id,
        data: editRequest(contents, fixed, usualMore, post.hideTrail),
      }))}
      onSent={(created) => {
        close();
        published.announceEdited(post, created);
      }}
    />
  );
}

/** Page for editing a post (spec 000 §2.4: /edit/{blogName}/{postId}). */
export default function EditPostPage() {
  const { t } = useLingui();
  const close = useCloseLayer();
  const { blogName = '', postId = '' } = useParams();
  const { post, error, retry, isFetching } = useFreshPost(blogName, postId);
  return (
    <>
      <PageHead title={t`Edit post`} noIndex />
      {!post && error ? <ComposerUnavailable error={error} onRetry={retry} retrying={isFetching} /> : null}
      {!post && !error ? <ComposerSkeleton /> : null}
      {post?.canEdit ? <EditPost key={post.id} found={post} /> : null}
      {post && !post.canEdit ? (
        <NotAllowedState onBack={close} title={t`You cannot edit this post`}>
          {t`Only the members of its blog can edit a post.`}
        </NotAllowedState>
      ) : null}
    </>
  );
}
