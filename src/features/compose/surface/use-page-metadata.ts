import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { getPreviewLinkQueryOptions } from '#generated/hooks/embeds/embeds.ts';
import { blogNameOf } from '../model/embed-of.ts';
import type { ContentBlock, LinkBlock } from '../model/types.ts';

type NewCard = { editor: Editor; block: LinkBlock; isFresh: boolean; position: () => number | undefined };

/** Sets a card's metadata outside the history, so that undo returns to the state before the card. */
function setMetadata(
  editor: Editor,
  position: number | undefined,
  before: ContentBlock,
  block: ContentBlock,
): void {
  if (position === undefined || editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  const node = doc.nodeAt(position);
  if (node?.attrs.block !== before) return;
  tr.setNodeMarkup(position, undefined, { ...node.attrs, block, isFresh: false });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/**
 * Requests the metadata of a new card's page and sets it on the card; once, and never for existing posts. The address
 * of a blog of this site becomes a blog card.
 */
export function usePageMetadata({ editor, block, isFresh, position }: NewCard) {
  const blogName = blogNameOf(block.url, window.location.origin);
  const once = { retry: false, staleTime: Number.POSITIVE_INFINITY } as const;
  const page = useQuery({
    ...getPreviewLinkQueryOptions({ url: block.url }),
    ...once,
    enabled: isFresh && blogName === undefined,
  });
  const known = useQuery({
    ...getGetBlogInfoQueryOptions(blogName ?? ''),
    ...once,
    enabled: isFresh && blogName !== undefined,
    select: ({ response: { blog } }): ContentBlock => ({
      type: 'blog',
      blog: { uuid: blog.uuid, name: blog.name, url: blog.blogViewUrl },
    }),
  });
  const { error, isFetching } = blogName === undefined ? page : known;
  const found: ContentBlock | undefined = blogName === undefined ? page.data?.response.block : known.data;
  useEffect(() => {
    if (isFresh && found) setMetadata(editor, position(), block, found);
  }, [editor, isFresh, found, block, position]);
  return { error: isFresh ? error : null, isAsking: isFresh && isFetching };
}
