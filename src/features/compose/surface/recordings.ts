import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { RecordingView } from './RecordingView.tsx';

/**
 * A sound or film of the member's own. Until the server has taken it in, `localId` leads to its upload. Nothing parses
 * into it: what some page plays is not ours to publish.
 */
export const RecordingNode = Node.create({
  name: 'recording',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    localId: { default: '', rendered: false },
    kind: { default: 'audio', rendered: false },
    block: { default: null, rendered: false },
  }),
  renderHTML: ({ node }) => ['p', {}, node.attrs.block?.title ?? ''],
  addNodeView: () =>
    ReactNodeViewRenderer(RecordingView, {
      // The player's own keys and presses are not the text's.
      stopEvent: ({ event }) =>
        event.target instanceof Element && event.target.closest('button, input, video') !== null,
    }),
});
