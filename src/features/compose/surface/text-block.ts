import { Node } from '@tiptap/core';
import { canIndent, MAX_INDENT, SUBTYPES } from '../model/subtypes.ts';
import type { Subtype } from '../model/types.ts';
import { textBlockKeys } from './text-block-keys.ts';
import { textBlockRules } from './text-block-rules.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textBlock: {
      /**
       * Sets the subtype of the selected blocks; null is plain. Setting the subtype they already have makes them plain.
       */
      toggleSubtype: (subtype: Subtype | null) => ReturnType;
      /** Indents list items and indented blocks by one level (1) or back (-1); returns false when nothing can move. */
      indentBy: (step: 1 | -1) => ReturnType;
    };
  }
}

const TAGS: Partial<Record<Subtype, string>> = { heading1: 'h2', heading2: 'h3', quote: 'blockquote' };

/** Reads the subtype of an element; a missing or unknown value, as pasted HTML may have, becomes null. */
function subtypeOf(element: HTMLElement): Subtype | null {
  return SUBTYPES.find((known) => known === element.dataset.subtype) ?? null;
}

function levelOf(element: HTMLElement): number {
  return Math.min(MAX_INDENT, Math.max(0, Math.trunc(Number(element.dataset.indent)) || 0));
}

/**
 * Node of a text block. Lists are flat: every item is a block of its own with a depth, exactly as in the contract, so
 * nothing is lost in either conversion.
 */
export const TextBlockNode = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  priority: 1000,
  // After dragging, the cursor is inside the block instead of selecting it as a whole.
  selectable: false,

  addAttributes() {
    return {
      subtype: {
        default: null,
        parseHTML: subtypeOf,
        renderHTML: ({ subtype }) => (subtype ? { 'data-subtype': subtype } : {}),
      },
      indentLevel: {
        default: 0,
        parseHTML: levelOf,
        renderHTML: ({ indentLevel }) => (indentLevel > 0 ? { 'data-indent': indentLevel } : {}),
      },
    };
  },

  parseHTML() {
    return [
      { tag: 'p' },
      { tag: 'h1', attrs: { subtype: 'heading1' } },
      { tag: 'h2', getAttrs: (element) => ({ subtype: subtypeOf(element) ?? 'heading1' }) },
      { tag: 'h3, h4, h5, h6', getAttrs: (element) => ({ subtype: subtypeOf(element) ?? 'heading2' }) },
      { tag: 'blockquote[data-subtype]' },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    return [TAGS[node.attrs.subtype as Subtype] ?? 'p', HTMLAttributes, 0];
  },

  addCommands() {
    return {
      toggleSubtype:
        (subtype) =>
        ({ state, tr, dispatch }) => {
          const { from, to } = state.selection;
          const chosen: Array<{ position: number; attrs: Record<string, unknown> }> = [];
          state.doc.nodesBetween(from, to, (node, position) => {
            if (node.type.name === 'paragraph') chosen.push({ position, attrs: node.attrs });
          });
          if (chosen.length === 0) return false;
          const isAlready = chosen.every(({ attrs }) => attrs.subtype === subtype);
          const next = isAlready ? null : subtype;
          for (const { position, attrs } of chosen) {
            const indentLevel = canIndent(next) ? attrs.indentLevel : 0;
            if (dispatch) tr.setNodeMarkup(position, undefined, { subtype: next, indentLevel });
          }
          return true;
        },
      indentBy:
        (step) =>
        ({ state, tr, dispatch }) => {
          const { from, to } = state.selection;
          let moved = false;
          state.doc.nodesBetween(from, to, (node, position) => {
            if (node.type.name !== 'paragraph' || !canIndent(node.attrs.subtype)) return;
            const level = node.attrs.indentLevel + step;
            if (level < 0 || level > MAX_INDENT) return;
            moved = true;
            if (dispatch) tr.setNodeMarkup(position, undefined, { ...node.attrs, indentLevel: level });
          });
          return moved;
        },
    };
  },

  addKeyboardShortcuts: textBlockKeys,
  addInputRules: textBlockRules,
});
