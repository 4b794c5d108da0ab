import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { numbersOf } from '../model/numbering.ts';
import type { Subtype } from '../model/types.ts';

interface PlaceholderOptions {
  /** Returns the placeholder of an empty block; `isOnly` is true for the only block. */
  textFor: (subtype: Subtype | null, isOnly: boolean) => string;
}

/**
 * Editor extension for decorations that are no part of the text: placeholders in empty blocks and the numbers of lists.
 * CSS renders both from attributes.
 */
export const Placeholder = Extension.create<PlaceholderOptions>({
  name: 'placeholder',
  addOptions: () => ({ textFor: () => '' }),
  addProseMirrorPlugins() {
    const { textFor } = this.options;
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const found: Decoration[] = [];
            const blocks: Array<{ subtype: string | null; indentLevel: number } | null> = [];
            doc.forEach(({ type, attrs }) => {
              const isText = type.name === 'paragraph';
              blocks.push(isText ? { subtype: attrs.subtype, indentLevel: attrs.indentLevel } : null);
            });
            const numbers = numbersOf(blocks);
            doc.forEach((node, position, index) => {
              if (node.type.name !== 'paragraph') return;
              const isBlank = node.content.size === 0;
              const words = isBlank ? textFor(node.attrs.subtype, doc.childCount === 1) : '';
              const number = numbers[index];
              const attributes = {
                ...(words ? { 'data-placeholder': words } : {}),
                ...(number ? { 'data-number': String(number) } : {}),
              };
              if (words || number)
                found.push(Decoration.node(position, position + node.nodeSize, attributes));
            });
            return DecorationSet.create(doc, found);
          },
        },
      }),
    ];
  },
});
