import { Mark } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    small: { toggleSmall: () => ReturnType };
  }
}

/** Text in small letters. */
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

/** A mention somebody made elsewhere: kept and shown, not made here. */
export const MentionMark = Mark.create({
  name: 'mention',
  inclusive: false,
  addAttributes: () => ({ blog: { default: null, rendered: false } }),
  renderHTML: () => ['span', { 'data-mention': '' }, 0],
});

/** Coloured text somebody made elsewhere: kept and shown, not made here. */
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

/** Text in a role of the reader's palette: kept and shown, not made here. */
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
