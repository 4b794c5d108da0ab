import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getGetCollectionEmbedQueryOptions } from '#generated/hooks/collections/collections.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { FEEDS } from '#src/domain/page-head.ts';
import { useFollowItems } from '#src/entities/post/collections/follow-collection.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { useCopyCollection } from '../data/collections.ts';
import { useAddColumn } from '../data/patio.ts';

const LeaveCollection = lazyLayer(() => import('./LeaveCollection.tsx'), 'LeaveCollection');

const FEED_NAMES: Readonly<Record<(typeof FEEDS)[number]['file'], string>> = {
  rss: 'RSS',
  atom: 'Atom',
  'feed.json': 'JSON Feed',
};

/** Menu of a collection: editing for its editors, copying it for members, its feeds for everybody while others can see it. */
export function CollectionMenu({ collection }: { collection: CollectionRef }) {
  const { t } = useLingui();
  const { id, blog, title, visibility, canEdit, role } = collection;
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { primaryBlog } = useViewer();
  const copying = useCopyCollection((copy) => void navigate(paths.collection(copy.blog.name, copy.id)));
  const following = useFollowItems(collection);
  const addColumn = useAddColumn();
  const queryClient = useQueryClient();
  const copyEmbed = async (): Promise<void> => {
    try {
      const { response } = await queryClient.fetchQuery(getGetCollectionEmbedQueryOptions(id));
      await copyText(response.html, t`Embed code copied`);
    } catch {
      addToast({ type: 'error', message: t`The embed code could not be loaded. Try again.` });
    }
  };
  const path = paths.collection(blog.name, id);
  const items: MenuItem[] = [
    ...following,
    ...(primaryBlog
      ? [
          {
            id: 'column',
            label: t`Column on the patio`,
            icon: 'list' as const,
            onAction: () => void addColumn({ timeline: `collection:${id}`, title }),
          },
        ]
      : []),
    ...(canEdit
      ? [{ id: 'edit', label: t`Edit collection`, icon: 'pencil' as const, href: paths.editCollection(id) }]
      : []),
    ...(primaryBlog
      ? [
          {
            id: 'copy',
            label: t`Copy as my own`,
            icon: 'plus' as const,
            onAction: () => void copying.write({ collectionId: id, data: { tumblelog: primaryBlog.name } }),
          },
        ]
      : []),
    ...(visibility === 'private'
      ? []
      : FEEDS.map(({ file }, index) => ({
          id: file,
          label: FEED_NAMES[file],
          icon: 'external' as const,
          separated: index === 0 && primaryBlog !== undefined,
          href: `${path}/${file}`,
        }))),
    ...(visibility === 'public'
      ? [{ id: 'embed', label: t`Copy embed code`, icon: 'link' as const, onAction: () => void copyEmbed() }]
      : []),
    ...(role
      ? [
          {
            id: 'leave',
            label: t`Leave`,
            icon: 'close' as const,
            tone: 'danger' as const,
            separated: true,
            onAction: () => setLeaving(true),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t`More about ${title}`}
        placement="bottom end"
        items={items}
        trigger={(trigger) => <IconButton icon="more" label={t`More about ${title}`} {...trigger} />}
      />
      {isLeaving ? <LeaveCollection collection={collection} onClose={() => setLeaving(false)} /> : null}
    </>
  );
}
