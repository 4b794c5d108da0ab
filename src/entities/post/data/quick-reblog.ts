import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getCreatePostMutationOptions, getDeletePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import {
  recordDeleted,
  recordReblogged,
  recordReblogUndone,
  withOverlay,
} from '#src/shared/api/read/post-overlay.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { readQuickReblogChoice } from '#src/shared/lib/storage/quick-reblog-choice.ts';
import { joinTags } from '#src/shared/lib/text/tags.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshNotes } from './notes.ts';
import { refreshPostLists } from './publish-feedback.ts';

/** Error code: the parent post no longer exists (openapi/errors.yaml). */
const BAD_PARENT_CODE = 8002;

/** State of a quick reblog: published at once or queued. */
export type QuickReblogState = 'published' | 'queue';

interface QuickReblogBlog {
  blog: Pick<Blog, 'name' | 'uuid'>;
  /** An empty list: the server adds the blog's default reblog tags. One empty tag: no tags at all. */
  tags: readonly string[];
}

/** Ids of posts whose reblog is in flight; a second press on them is ignored. */
const pendingPostIds = new Set<string>();

function undoReblog(queryClient: QueryClient, before: Post, { id, state, post }: CreatedPost) {
  return executeWrite(
    queryClient,
    getDeletePostMutationOptions,
    {
      onSuccess: () => {
        recordDeleted(id);
        if (state === 'published') recordReblogUndone(before);
        addToast({ type: 'success', message: t`The reblog was undone` });
        void refreshPostLists(queryClient);
        void refreshNotes(queryClient, before);
      },
      errorToast: t`The reblog was not undone. Try again.`,
    },
    { blog: post.blogName, id },
  );
}

/**
 * Reblogs a post without a comment. Shows a toast with the reblogging blog and an undo action, or the server's message
 * when it refuses. Resolves to true when the reblog was created.
 */
export async function quickReblog(
  queryClient: QueryClient,
  post: Post,
  { blog, tags }: QuickReblogBlog,
  way: QuickReblogState,
): Promise<boolean> {
  if (pendingPostIds.has(post.id)) return false;
  pendingPostIds.add(post.id);
  const before = withOverlay(post);
  const { name } = blog;
  const done = ({ response: created }: { response: CreatedPost }): void => {
    if (created.state === 'published') recordReblogged(post);
    addToast({
      type: 'success',
      message: way === 'queue' ? t`In the queue of ${name}` : t`Reblogged as ${name}`,
      action: { label: t`Undo`, onAction: () => void undoReblog(queryClient, before, created) },
    });
    void refreshPostLists(queryClient);
    void refreshNotes(queryClient, post);
  };
  const data = {
    content: [],
    state: way,
    ...(tags.length > 0 ? { tags: joinTags(tags) } : {}),
    parentPostId: post.id,
    parentTumblelogUuid: post.blog.uuid,
    reblogKey: post.reblogKey,
  };
  try {
    return await executeWrite(
      queryClient,
      getCreatePostMutationOptions,
      {
        onSuccess: done,
        errorToast: t`We could not reblog this post.`,
        onError: (error) => {
          // The post was deleted elsewhere, so it is removed here as well.
          if (isApiError(error, BAD_PARENT_CODE)) recordDeleted(post.id);
        },
      },
      { blog: name, data },
    );
  } finally {
    pendingPostIds.delete(post.id);
  }
}

/**
 * Returns the member's blog for quick reblogs. With several blogs, only an explicitly chosen one, so that a member
 * never posts as the wrong blog by accident; a choice that no longer belongs to them is ignored.
 */
function savedReblogBlog(queryClient: QueryClient): QuickReblogBlog | undefined {
  const { blogs } = readViewer(queryClient);
  const choice = readQuickReblogChoice();
  const blog = blogs.find(({ uuid }) => uuid === choice?.blog);
  if (blog && choice) return { blog, tags: choice.tags };
  const [only, another] = blogs;
  return only && !another ? { blog: only, tags: [] } : undefined;
}

/**
 * Reblogs a post with the choice saved on this device and asks for confirmation when the member has reblogged it
 * before. Returns false when there is no saved choice.
 */
export function reblogWithSavedChoice(
  queryClient: QueryClient,
  post: Post,
  state: QuickReblogState,
): boolean {
  const target = savedReblogBlog(queryClient);
  if (!target) return false;
  const reblog = (): void => void quickReblog(queryClient, post, target, state);
  if (withOverlay(post).rebloggedByYou)
    addToast({
      id: `again-${post.id}`,
      message: t`You have already reblogged this.`,
      action: { label: t`Reblog again`, onAction: reblog },
    });
  else reblog();
  return true;
}
