import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  editPosts,
  getEditPostsMutationOptions,
  getRestorePostsMutationOptions,
} from '#generated/hooks/posts/posts.ts';
import type { BulkEditRequest } from '#generated/zod/bulkEditRequest.zod.ts';
import { refreshPostLists } from '#src/entities/post/data/publish-feedback.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** The change to apply to the selected posts. */
export type BulkChange = Omit<BulkEditRequest, 'dry_run' | 'ids' | 'filter'>;

/** A change that was made. */
export interface AppliedChange {
  count: number;
  /** Undo token, valid for an hour. */
  token: string | undefined;
  /** Ids of the posts it deleted. */
  deleted: readonly string[];
  /** Name of the blog it moved the posts to. */
  movedTo?: string | undefined;
}

/** Query of a change's dry run, requested from the server each time. */
export function dryRunQuery(blogName: string, ids: readonly string[], change: BulkChange) {
  return {
    queryKey: ['dry run', blogName, ids, change],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      editPosts(blogName, { ...change, ids: [...ids], dry_run: true }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  };
}

/** Applies bulk changes to a blog's posts and undoes the last one. */
export function useBulk(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<AppliedChange>();
  const [isBack, setBack] = useState(false);
  const showDeleted = (ids: readonly string[], deleted: boolean): void => {
    for (const id of ids) postOverlay.put(id, { deleted });
  };
  const change = useWrite(getEditPostsMutationOptions, {
    onSuccess: async ({ response }, { data: { ids = [], action, to_blog: movedTo } }) => {
      const skipped = new Set(response.skipped.map(({ id }) => id));
      const deleted = action === 'delete' ? ids.filter((id) => !skipped.has(id)) : [];
      showDeleted(deleted, true);
      setBack(false);
      setChanged({ count: response.changed, token: response.undoToken, deleted, movedTo });
      await refreshPostLists(queryClient);
    },
    errorToast: t`The posts were not changed. Check your connection and try again.`,
  });
  const back = useWrite(getRestorePostsMutationOptions, {
    onSuccess: async ({ response }) => {
      showDeleted(changed?.deleted ?? [], false);
      setBack(true);
      setChanged({ count: response.changed, token: undefined, deleted: [] });
      await refreshPostLists(queryClient);
    },
    errorToast: t`It was not undone. Try again.`,
  });
  return {
    /** The last change; undefined once its notice was closed. */
    changed,
    /** True when the last change was an undo. */
    isBack,
    busy: change.busy || back.busy,
    change: (ids: readonly string[], wanted: BulkChange): Promise<boolean> =>
      change.write({ blog: blogName, data: { ...wanted, ids: [...ids], dry_run: false } }),
    takeBack: (token: string): Promise<boolean> =>
      back.write({ blog: blogName, data: { undo_token: token } }),
    putAway: () => setChanged(undefined),
  };
}
