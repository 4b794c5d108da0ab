import { type Editor, getMarkRange, Mark } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    small: { toggleSmall: () => ReturnType };
  }
}

/** Mark of small text. */
export const SmallMark = Mark.create({
  name: 'small',
  parseHTML: () => [{ tag: 'small' }],
  renderHTML: ({ HTMLAttributes }) => ['small', HTMLAttributes, 0],
  addCommands() {
    return {
      toggleSmall:
        () =>
        ({ commands }) =>
          commands.toggleMark('small'),
    };
  },
});

/** Deletes a whole mention when the cursor is right behind it, because half a name would still link to its blog. */
function deleteMention(editor: Editor): boolean {
  const { selection, schema, tr } = editor.state;
  const { mention } = schema.marks;
  const { $from, empty } = selection;
  const isBehind = mention?.isInSet($from.nodeBefore?.marks ?? []);
  if (!mention || !empty || !isBehind || mention.isInSet($from.nodeAfter?.marks ?? [])) return false;
  const range = getMarkRange(tr.doc.resolve($from.pos - 1), mention);
  if (!range) return false;
  editor.view.dispatch(tr.delete(range.from, range.to).scrollIntoView());
  return true;
}

/** Mark of a mentioned blog, on the text that links to it; created in mentions.ts. */
export const MentionMark = Mark.create({
  name: 'mention',
  inclusive: false,
  addAttributes: () => ({ blog: { default: null, rendered: false } }),
  renderHTML: () => ['span', { 'data-mention': '', translate: 'no' }, 0],
  addKeyboardShortcuts() {
    return { Backspace: () => deleteMention(this.editor) };
  },
});

/** Mark of coloured text from other clients: preserved and rendered, but not created here. */
export const ColourMark = Mark.create({
  name: 'color',
  addAttributes: () => ({
    hex: {
      default: null,
      renderHTML: ({ hex }: { hex?: string }) => (hex ? { style: `color: ${hex}` } : {}),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Mark of text in a role of the theme's palette (components/ColourRow.tsx). */
export const SemanticColourMark = Mark.create({
  name: 'semanticColor',
  addAttributes: () => ({
    role: {
      default: null,
      renderHTML: ({ role }: { role?: string }) => (role ? { 'data-role': role } : {}),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
