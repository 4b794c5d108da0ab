import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureRowView } from './PictureRowView.tsx';
import { PictureView } from './PictureView.tsx';

/**
 * Pictures side by side. Every picture stands in a row, a lone one in a row of one. A row may be empty for the moment
 * until surface/tidy.ts takes it away: demanded, a picture would be made up in place of one that was deleted.
 */
export const PictureRowNode = Node.create({
  name: 'pictureRow',
  group: 'block',
  content: 'picture*',
  isolating: true,
  selectable: false,
  addAttributes: () => ({ mode: { default: null, rendered: false } }),
  renderHTML: () => ['div', { 'data-pictures': '' }, 0],
  addNodeView: () => ReactNodeViewRenderer(PictureRowView),
});

/**
 * Buttons on a picture keep what happens on them to themselves, except for the grip, by which the picture is dragged: of that
 * only the keys.
 */
function staysOnButton({ target, type }: Event): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, input') : null;
  if (button === null || type.startsWith('drag') || type === 'drop') return false;
  return button.dataset.grip === undefined || type.startsWith('key');
}

/**
 * One picture. Until the server has taken it in, `localId` leads to its upload. Nothing parses into it: a picture of
 * some page that is pasted along with text is not ours to publish.
 */
export const PictureNode = Node.create({
  name: 'picture',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    localId: { default: '', rendered: false },
    block: { default: null, rendered: false },
    altText: { default: '', rendered: false },
  }),
  renderHTML: ({ node }) => ['img', { alt: node.attrs.altText, src: node.attrs.block?.media[0]?.url ?? '' }],
  addNodeView: () => ReactNodeViewRenderer(PictureView, { stopEvent: ({ event }) => staysOnButton(event) }),
});
