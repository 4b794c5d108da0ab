import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getAddCollectionPostMutationOptions,
  getCreateCollectionMutationOptions,
  getEditCollectionPostMutationOptions,
  getRemoveCollectionPostMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { refreshCollections } from './refresh-collections.ts';

/** The last change of a post: it was put in, it had been in before, or it was taken out. */
interface Kept {
  outcome: 'added' | 'known' | 'removed';
  collection: CollectionRef;
}

/** Puts a post into collections and takes it out; failures are shown in a toast. */
export function useKeep(post: Post) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { primaryBlog } = useViewer();
  const [kept, setKept] = useState<Kept>();
  const errorToast = t`That was not saved. Try again.`;
  const adding = useWrite(getAddCollectionPostMutationOptions, {
    onSuccess: ({ response: { added, collection } }) => {
      setKept({ outcome: added ? 'added' : 'known', collection });
      void refreshCollections(queryClient, collection.id);
    },
    errorToast,
  });
  const removing = useWrite(getRemoveCollectionPostMutationOptions, {
    onSuccess: (_, { collectionId }) => void refreshCollections(queryClient, collectionId),
    errorToast,
  });
  const making = useWrite(getCreateCollectionMutationOptions, {
    onSuccess: ({ response: { collection } }) => {
      setKept({ outcome: 'added', collection });
      void refreshCollections(queryClient);
    },
    errorToast,
  });
  const noting = useWrite(getEditCollectionPostMutationOptions, {
    onSuccess: (_, { collectionId }) => void refreshCollections(queryClient, collectionId),
    errorToast,
  });
  const { id } = post;
  return {
    kept,
    busy: adding.busy || removing.busy || making.busy || noting.busy,
    add: (collection: CollectionRef) =>
      void adding.write({ collectionId: collection.id, data: { post_id: id } }),
    remove: async (collection: CollectionRef) => {
      const isDone = await removing.write({ collectionId: collection.id, postId: id });
      if (isDone) setKept({ outcome: 'removed', collection });
    },
    /** Makes a private collection that begins with the post. */
    make: (title: string) =>
      void making.write({
        data: { title, tumblelog: primaryBlog?.name ?? '', visibility: 'private', post_ids: [id] },
      }),
    note: (collection: CollectionRef, text: string) =>
      noting.write({ collectionId: collection.id, postId: id, data: { note: text } }),
  };
}
