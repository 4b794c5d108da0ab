import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { EmbedView } from './EmbedView.tsx';
import { backspaceIntoCard } from './insert-card.ts';
import { PaywallView } from './PaywallView.tsx';
import { ReadMoreView } from './ReadMoreView.tsx';

/**
 * Node of a block that is rendered as a card: a link, a player, or a block that is not editable here and sent
 * unchanged.
 */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    block: { default: null, rendered: false },
    /** True until the metadata of the page was requested. */
    isFresh: { default: false, rendered: false },
  }),
  addKeyboardShortcuts() {
    const onBackspace = (): boolean => backspaceIntoCard(this.editor.view);
    return Object.fromEntries([['Backspace', onBackspace]]);
  },
  renderText: ({ node }) => node.attrs.block?.url ?? '',
  renderHTML: ({ node }) => [
    'p',
    {},
    ['a', { href: node.attrs.block?.url ?? '#' }, node.attrs.block?.url ?? ''],
  ],
  addNodeView: () => ReactNodeViewRenderer(EmbedView),
});

/** Node of "Keep reading": the rest of the post is shown after a click. */
export const ReadMoreNode = Node.create({
  name: 'readMore',
  group: 'block',
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: 'hr[data-read-more]' }],
  renderHTML: () => ['hr', { 'data-read-more': '' }],
  addNodeView: () => ReactNodeViewRenderer(ReadMoreView),
});

/** Node of the line below which the post is for supporters of the blog. */
export const PaywallNode = Node.create({
  name: 'paywall',
  group: 'block',
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: 'hr[data-paywall]' }],
  renderHTML: () => ['hr', { 'data-paywall': '' }],
  addNodeView: () => ReactNodeViewRenderer(PaywallView),
});
