import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  getEditCollectionPostMutationOptions,
  getEditCollectionPostsMutationOptions,
  getReorderCollectionMutationOptions,
  getRestoreCollectionPostsMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { itemBefore, movedBehind } from '../model/moved.ts';

/** Code of openapi/errors.yaml for a collection that somebody else changed in the meantime. */
const CONFLICT_CODE = 4009;

/** Code for a post that is not in the collection any more. */
const GONE_CODE = 4004;

/** Longest change of several posts (contract: editCollectionPosts). */
export const MAX_CHOSEN = 100;

/** Milliseconds for which a change of several posts can be taken back from its message. */
const UNDO_MS = 10_000;

/**
 * Writes the order of a collection. A move is based on the version that the member saw: when somebody else changed the
 * collection in between, it is sent again for what is there now, so that both moves stand, and the member is told.
 */
export function useArrange(collection: CollectionRef, shown: readonly string[]) {
  const queryClient = useQueryClient();
  const { id: collectionId } = collection;
  const version = useRef(collection.version);
  if (collection.version > version.current) version.current = collection.version;
  const [moved, setMoved] = useState<readonly string[]>();
  const ids = moved ?? shown;
  const scope = `arrange ${collectionId}`;

  /** Shows the order of the server again once it is read. */
  const refresh = async (answer?: { response: { collection: CollectionRef } }): Promise<void> => {
    if (answer) version.current = Math.max(version.current, answer.response.collection.version);
    await refreshCollections(queryClient, collectionId);
    setMoved(undefined);
  };
  const errorToast = t`That was not saved. Try again.`;
  const onRefused = (error: unknown): void => {
    const message = isApiError(error, GONE_CODE)
      ? t`Somebody took that post out, or the one that you put it behind. Here is the order as it is.`
      : errorToast;
    addToast({ type: 'error', message });
    void refresh();
  };
  const again = useWrite(getReorderCollectionMutationOptions, {
    scope,
    onSuccess: async (answer) => {
      addToast({ type: 'info', message: t`Somebody else arranged this too. Both moves stand.` });
      await refresh(answer);
    },
    onError: onRefused,
  });
  const reorder = useWrite(getReorderCollectionMutationOptions, {
    scope,
    onSuccess: refresh,
    onError: (error, { data }) => {
      const { based_on: _, ...rest } = data;
      if (isApiError(error, CONFLICT_CODE)) void again.write({ collectionId, data: rest });
      else onRefused(error);
    },
  });
  const restore = useWrite(getRestoreCollectionPostsMutationOptions, {
    scope,
    onSuccess: refresh,
    errorToast,
  });
  const several = useWrite(getEditCollectionPostsMutationOptions, {
    scope,
    onSuccess: async (answer, { data }) => {
      const { changed, undoToken } = answer.response;
      addToast({
        type: 'success',
        message:
          data.action === 'remove'
            ? t`${plural(changed, {
                one: '# post taken out. It is still where it was posted.',
                other: '# posts taken out. They are still where they were posted.',
              })}`
            : t`${plural(changed, { one: '# post moved.', other: '# posts moved.' })}`,
        duration: UNDO_MS,
        action: {
          label: t`Undo`,
          onAction: () => void restore.write({ collectionId, data: { undo_token: undoToken } }),
        },
      });
      await refresh(answer);
    },
    errorToast,
  });
  const noting = useWrite(getEditCollectionPostMutationOptions, {
    scope,
    onSuccess: () => refresh(),
    errorToast,
  });

  return {
    /** Ids of the posts in the order that is shown. */
    ids,
    /** Moves a post behind another one, or to the top without one. */
    move: (postId: string, after: string | undefined): void => {
      if (itemBefore(shown, postId) === after && !moved) return;
      setMoved(movedBehind(ids, postId, after));
      const data = {
        post_ids: [postId],
        based_on: version.current,
        ...(after === undefined ? {} : { insert_after: after }),
      };
      void reorder.write({ collectionId, data });
    },
    toTop: (postIds: readonly string[]) =>
      several.write({ collectionId, data: { action: 'move', post_ids: [...postIds], place: 1 } }),
    takeOut: (postIds: readonly string[]) =>
      several.write({ collectionId, data: { action: 'remove', post_ids: [...postIds] } }),
    note: (postId: string, note: string) => noting.write({ collectionId, postId, data: { note } }),
    busy: several.busy,
  };
}
