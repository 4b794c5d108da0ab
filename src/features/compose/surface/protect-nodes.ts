import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';

/** Returns the ranges of rows that lost their last image, in reverse order. */
function emptyRowsOf(doc: Node): Array<{ from: number; to: number }> {
  const found: Array<{ from: number; to: number }> = [];
  doc.forEach((node, from) => {
    if (node.type.name === 'pictureRow' && node.childCount === 0)
      found.unshift({ from, to: from + node.nodeSize });
  });
  return found;
}

/**
 * Editor extension that protects images and cards from accidental deletion: a row without images is removed, and typing
 * while an image or card is selected continues below it instead of replacing it. Only Delete and Backspace delete it.
 */
export const ProtectNodes = Extension.create({
  name: 'tidy',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (_transactions, _before, { doc, tr }) => {
        const rows = emptyRowsOf(doc);
        for (const { from, to } of rows) tr.delete(from, to);
        if (tr.doc.childCount === 0) tr.insert(0, doc.type.schema.nodes.paragraph?.create() ?? []);
        return rows.length > 0 ? tr : null;
      },
      props: {
        handleTextInput: (view, _from, _to, text) => {
          const { selection, schema, tr } = view.state;
          const paragraph = schema.nodes.paragraph;
          if (!(selection instanceof NodeSelection) || !paragraph) return false;
          const below = selection.$to.depth > 0 ? selection.$to.after(1) : selection.to;
          tr.insert(below, paragraph.create(null, schema.text(text)));
          view.dispatch(
            tr.setSelection(TextSelection.create(tr.doc, below + 1 + text.length)).scrollIntoView(),
          );
          return true;
        },
      },
    }),
  ],
});
