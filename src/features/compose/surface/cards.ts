import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { EmbedView } from './EmbedView.tsx';
import { backspaceIntoCard } from './insert-card.ts';
import { ReadMoreView } from './ReadMoreView.tsx';

/** A block shown as a card: a link, a player, or something this form does not edit and keeps as it is. */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    block: { default: null, rendered: false },
    /** Whether the page is still to be asked what it says about itself. */
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

/** "Keep reading": what follows is shown after a click. */
export const ReadMoreNode = Node.create({
  name: 'readMore',
  group: 'block',
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: 'hr[data-read-more]' }],
  renderHTML: () => ['hr', { 'data-read-more': '' }],
  addNodeView: () => ReactNodeViewRenderer(ReadMoreView),
});
