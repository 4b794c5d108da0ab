import { InputRule } from '@tiptap/core';
import type { Subtype } from '../model/types.ts';

const RULES: ReadonlyArray<readonly [RegExp, Subtype]> = [
  [/^[-*•]\s$/, 'unordered-list-item'],
  [/^1[.)]\s$/, 'ordered-list-item'],
  [/^#\s$/, 'heading1'],
  [/^##\s$/, 'heading2'],
  [/^>\s$/, 'quote'],
];

/** Input rules that turn a plain block into another subtype: "- ", "1. ", "# ", "## ", "> ". */
export function textBlockRules(): InputRule[] {
  return RULES.map(
    ([find, subtype]) =>
      new InputRule({
        find,
        handler: ({ state, range }) => {
          const start = state.doc.resolve(range.from);
          if (start.parent.type.name !== 'paragraph' || start.parent.attrs.subtype) return null;
          state.tr
            .delete(range.from, range.to)
            .setNodeMarkup(start.before(), undefined, { subtype, indentLevel: 0 });
          return undefined;
        },
      }),
  );
}
