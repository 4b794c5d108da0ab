import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  editPosts,
  getEditPostsMutationOptions,
  getRestorePostsMutationOptions,
} from '#generated/hooks/posts/posts.ts';
import type { BulkEditRequest } from '#generated/zod/bulkEditRequest.zod.ts';
import { refreshLists } from '#src/entities/post/data/published.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** What is to be done with the chosen posts. */
export type BulkChange = Omit<BulkEditRequest, 'dry_run' | 'ids' | 'filter'>;

/** A change that was made. */
export interface Changed {
  count: number;
  /** Takes it back, for an hour. */
  token: string | undefined;
  /** Posts that are gone by it. */
  deleted: readonly string[];
  /** The blog they are on by it. */
  movedTo?: string | undefined;
}

/** What a change would do, asked of the server each time. */
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

/** Changing many posts of a blog, and taking the last change back. */
export function useBulk(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<Changed>();
  const [isBack, setBack] = useState(false);
  const showDeleted = (ids: readonly string[], deleted: boolean): void => {
    for (const id of ids) postOverlay.put(id, { deleted });
  };
  const change = useWrite(getEditPostsMutationOptions, {
    done: async ({ response }, { data: { ids = [], action, to_blog: movedTo } }) => {
      const skipped = new Set(response.skipped.map(({ id }) => id));
      const deleted = action === 'delete' ? ids.filter((id) => !skipped.has(id)) : [];
      showDeleted(deleted, true);
      setBack(false);
      setChanged({ count: response.changed, token: response.undoToken, deleted, movedTo });
      await refreshLists(queryClient);
    },
    failed: t`Nothing was changed: we could not reach the posts.`,
  });
  const back = useWrite(getRestorePostsMutationOptions, {
    done: async ({ response }) => {
      showDeleted(changed?.deleted ?? [], false);
      setBack(true);
      setChanged({ count: response.changed, token: undefined, deleted: [] });
      await refreshLists(queryClient);
    },
    failed: t`We could not take this back.`,
  });
  return {
    /** The last change; undefined once it is put away. */
    changed,
    /** Whether the last change was taking one back. */
    isBack,
    busy: change.busy || back.busy,
    change: (ids: readonly string[], wanted: BulkChange): Promise<boolean> =>
      change.write({ blog: blogName, data: { ...wanted, ids: [...ids], dry_run: false } }),
    takeBack: (token: string): Promise<boolean> =>
      back.write({ blog: blogName, data: { undo_token: token } }),
    putAway: () => setChanged(undefined),
  };
}
