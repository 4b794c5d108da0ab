import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getCreatePostMutationOptions, getDeletePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import {
  overlaid,
  recordDeleted,
  recordReblogged,
  recordReblogUndone,
} from '#src/shared/api/read/post-overlay.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { carryOut } from '#src/shared/api/write/write.ts';
import { quickChoice } from '#src/shared/lib/storage/quick-reblog-choice.ts';
import { joinTags } from '#src/shared/lib/text/tags.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshNotes } from './notes.ts';
import { refreshLists } from './published.ts';

/** What is passed on is gone (openapi/errors.yaml). */
const BAD_PARENT = 8002;

/** Where a reblog without a word goes. */
export type QuickWay = 'published' | 'queue';

interface Speaker {
  blog: Pick<Blog, 'name' | 'uuid'>;
  /** None: those that the blog gives to its reblogs. One that is empty: really none. */
  tags: readonly string[];
}

/** Posts whose reblog is under way: a second press waits for nothing and does nothing. */
const underWay = new Set<string>();

function takeBack(queryClient: QueryClient, before: Post, { id, state, post }: CreatedPost) {
  return carryOut(
    queryClient,
    getDeletePostMutationOptions,
    {
      done: () => {
        recordDeleted(id);
        if (state === 'published') recordReblogUndone(before);
        addToast({ type: 'success', message: t`The reblog is taken back` });
        void refreshLists(queryClient);
        void refreshNotes(queryClient, before);
      },
      failed: t`We could not take the reblog back.`,
    },
    { blog: post.blogName, id },
  );
}

/**
 * Passes a post on without a word. Says as which blog, with a way back; a refusal is told in the server's words. Answers
 * whether it is done.
 */
export async function quickReblog(
  queryClient: QueryClient,
  post: Post,
  { blog, tags }: Speaker,
  way: QuickWay,
): Promise<boolean> {
  if (underWay.has(post.id)) return false;
  underWay.add(post.id);
  const before = overlaid(post);
  const { name } = blog;
  const done = ({ response: created }: { response: CreatedPost }): void => {
    if (created.state === 'published') recordReblogged(post);
    addToast({
      type: 'success',
      message: way === 'queue' ? t`In the queue of ${name}` : t`Reblogged as ${name}`,
      action: { label: t`Undo`, onAction: () => void takeBack(queryClient, before, created) },
    });
    void refreshLists(queryClient);
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
    return await carryOut(
      queryClient,
      getCreatePostMutationOptions,
      {
        done,
        failed: t`We could not reblog this post.`,
        refused: (error) => {
          // Deleted elsewhere: nothing more is offered to be done with it.
          if (isApiError(error, BAD_PARENT)) recordDeleted(post.id);
        },
      },
      { blog: name, data },
    );
  } finally {
    underWay.delete(post.id);
  }
}

/**
 * The member's blog that passes posts on at once. With several blogs only one that was chosen for that, so that none ever
 * speaks by accident; one that is theirs no longer is no choice.
 */
function chosenSpeaker(queryClient: QueryClient): Speaker | undefined {
  const { blogs } = readViewer(queryClient);
  const choice = quickChoice();
  const blog = blogs.find(({ uuid }) => uuid === choice?.blog);
  if (blog && choice) return { blog, tags: choice.tags };
  const [only, another] = blogs;
  return only && !another ? { blog: only, tags: [] } : undefined;
}

/**
 * Passes a post on as it was chosen for this device, and asks before it does so a second time. Answers whether there is
 * such a choice.
 */
export function reblogAsChosen(queryClient: QueryClient, post: Post, way: QuickWay): boolean {
  const speaker = chosenSpeaker(queryClient);
  if (!speaker) return false;
  const reblog = (): void => void quickReblog(queryClient, post, speaker, way);
  if (overlaid(post).rebloggedByYou)
    addToast({
      id: `again-${post.id}`,
      message: t`You have reblogged this already.`,
      action: { label: t`Reblog again`, onAction: reblog },
    });
  else reblog();
  return true;
}
