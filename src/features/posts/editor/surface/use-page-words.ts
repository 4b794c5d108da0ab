import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { getPreviewLinkQueryOptions } from '#generated/hooks/platform/platform.ts';
import type { ContentBlock, LinkBlock } from '../model/types.ts';

type Fresh = { editor: Editor; block: LinkBlock; isFresh: boolean; position: () => number | undefined };

/** Gives a card what its page says. No step of its own: undoing leads back to before the card. */
function fill(editor: Editor, position: number | undefined, before: ContentBlock, block: ContentBlock): void {
  if (position === undefined || editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  const node = doc.nodeAt(position);
  if (node?.attrs.block !== before) return;
  tr.setNodeMarkup(position, undefined, { ...node.attrs, block, isFresh: false });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** Asks the page of a new card what it says about itself and puts it on the card; once, and never for older posts. */
export function usePageWords({ editor, block, isFresh, position }: Fresh) {
  const { data, error, isFetching } = useQuery({
    ...getPreviewLinkQueryOptions({ url: block.url }),
    enabled: isFresh,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = data?.response.block;
  useEffect(() => {
    if (isFresh && found) fill(editor, position(), block, found);
  }, [editor, isFresh, found, block, position]);
  return { error: isFresh ? error : null, isAsking: isFresh && isFetching };
}
