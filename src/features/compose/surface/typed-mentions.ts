import type { Node } from '@tiptap/pm/model';
import { Plugin, type PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { MentionedBlog } from '../model/types.ts';

/** A name typed after an `@`, until its blog is looked up. */
interface TypedName {
  key: symbol;
  /** Position of the `@`. */
  from: number;
  name: string;
}

/** State of the suggestion plugin (@tiptap/suggestion). */
export interface SuggestionState {
  active: boolean;
  range: { from: number };
}

/** Matches a name; an address of another site (`@odile@example.org`) does not match. */
const NAME = /^@([a-zA-Z0-9-]{1,64})(?![a-zA-Z0-9@-])/;

function nameAt(doc: Node, from: number): string | undefined {
  const { parent, parentOffset } = doc.resolve(from);
  if (!parent.isTextblock) return undefined;
  const [, name] = NAME.exec(parent.textBetween(parentOffset, parent.content.size, null, '\ufffc')) ?? [];
  if (name === undefined) return undefined;
  const { mention, link } = doc.type.schema.marks;
  const isTaken = [mention, link].some(
    (mark) => mark && doc.rangeHasMark(from, from + name.length + 1, mark),
  );
  return isTaken ? undefined : name;
}

/** Resolves names that were typed without choosing a suggestion. */
export interface TypedMentions {
  plugin: Plugin;
  /** Looks the name up when the editor loses the focus, because it may be complete. */
  pause: (view: EditorView) => void;
  /** Ends the mention that is being typed, and resolves when every name is resolved. */
  settle: (view: EditorView) => Promise<void>;
}

/**
 * Turns a fully typed name into a mention once typing continues after it, where a blog of that name exists. Text that
 * Escape dismissed stays text, and so does an undone mention.
 *
 * @param suggestions the plugin that detects text typed after an `@`; it is registered before this one
 * @param blogNamed looks up the blog of a name; never rejects
 */
export function typedMentions(
  suggestions: PluginKey<SuggestionState>,
  blogNamed: (name: string) => Promise<MentionedBlog | undefined>,
): TypedMentions {
  const pending = new Set<Promise<void>>();

  /** Creates the mention, unless the text was changed or is being typed again by then. */
  const answer = async (view: EditorView, { key, name }: TypedName): Promise<void> => {
    const blog = await blogNamed(name);
    if (view.isDestroyed) return;
    const { doc, schema, tr } = view.state;
    const { from } = plugin.getState(view.state)?.find((one) => one.key === key) ?? {};
    const open = suggestions.getState(view.state);
    const isTyped = open?.active && open.range.from === from && view.hasFocus();
    const mark = blog && schema.marks.mention?.create({ blog });
    if (mark && from !== undefined && !isTyped && nameAt(doc, from) === name)
      tr.addMark(from, from + name.length + 1, mark);
    view.dispatch(tr.setMeta(plugin, { answered: key }));
  };

  const plugin: Plugin<readonly TypedName[]> = new Plugin<readonly TypedName[]>({
    state: {
      init: () => [],
      apply: (tr, waiting, before, after) => {
        const { answered, leaves } = tr.getMeta(plugin) ?? {};
        const kept = waiting
          .filter(({ key }) => key !== answered)
          .map((one) => ({ ...one, from: tr.mapping.map(one.from) }));
        const open = suggestions.getState(before);
        const isOver = !suggestions.getState(after)?.active && !tr.getMeta(suggestions)?.exit;
        if (!open?.active || !(leaves || isOver)) return kept;
        const from = tr.mapping.map(open.range.from);
        const name = nameAt(tr.doc, from);
        return name === undefined ? kept : [...kept, { key: Symbol(name), from, name }];
      },
    },
    view: () => {
      const asked = new Set<symbol>();
      return {
        update: (view) => {
          for (const one of plugin.getState(view.state) ?? []) {
            if (asked.has(one.key)) continue;
            asked.add(one.key);
            const answering = answer(view, one).finally(() => pending.delete(answering));
            pending.add(answering);
          }
        },
      };
    },
  });

  const pause = (view: EditorView): void => view.dispatch(view.state.tr.setMeta(plugin, { leaves: true }));
  const settle = async (view: EditorView): Promise<void> => {
    view.dispatch(view.state.tr.setMeta(plugin, { leaves: true }).setMeta(suggestions, { exit: true }));
    await Promise.all(pending);
  };
  return { plugin, pause, settle };
}
