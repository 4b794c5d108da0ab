import type { Node } from '@tiptap/pm/model';
import { Plugin, type PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { MentionedBlog } from '../model/types.ts';

/** A name that was written out behind an `@`, until it is known whose it is. */
interface Written {
  key: symbol;
  /** Where the `@` stands. */
  from: number;
  name: string;
}

/** What the plugin of the suggestions knows (@tiptap/suggestion). */
export interface Suggesting {
  active: boolean;
  range: { from: number };
}

/** A name as far as it goes; an address of another site (`@odile@example.org`) holds none. */
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

/** What becomes of names that are written out. */
export interface WrittenMentions {
  plugin: Plugin;
  /** The writer went somewhere else for now: what was being typed may be whole. */
  pause: (view: EditorView) => void;
  /** Ends what is being typed, and resolves when every name is a mention, or none. */
  settle: (view: EditorView) => Promise<void>;
}

/**
 * A name that is typed in full becomes a mention once it is written on, where there is a blog of that name. What Escape
 * has said is to stay words does, and what was undone.
 *
 * @param suggestions the plugin that notices what is typed behind an `@`; it stands before this one
 * @param blogNamed the blog of a name, if there is one; never rejects
 */
export function writtenMentions(
  suggestions: PluginKey<Suggesting>,
  blogNamed: (name: string) => Promise<MentionedBlog | undefined>,
): WrittenMentions {
  const pending = new Set<Promise<void>>();

  /** Makes a mention of what was written, unless it was changed, or is typed on, by then. */
  const answer = async (view: EditorView, { key, name }: Written): Promise<void> => {
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

  const plugin: Plugin<readonly Written[]> = new Plugin<readonly Written[]>({
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
