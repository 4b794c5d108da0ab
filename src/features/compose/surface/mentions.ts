import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import Suggestion, { exitSuggestion, type SuggestionProps } from '@tiptap/suggestion';
import type { MentionedBlog } from '../model/types.ts';
import { type Suggesting, type WrittenMentions, writtenMentions } from './written-mentions.ts';

declare module '@tiptap/core' {
  interface Storage {
    mentions: { written: WrittenMentions | undefined };
  }
}

/** A mention that is being typed. */
export interface OpenMention {
  /** What is typed behind the `@`. */
  beginning: string;
  /** Where it stands in the window. */
  rectOf: () => DOMRect | null;
  /** Makes it a mention of this blog. */
  take: (blog: MentionedBlog) => void;
  /** Leaves it as it is typed, and suggests nothing more for it. */
  dismiss: () => void;
}

interface MentionsOptions {
  /** Told when a mention is begun, typed on, and ended. */
  onMention: (open: OpenMention | undefined) => void;
  /** The blog of a name that was written out without being chosen; never rejects. */
  blogNamed: (name: string) => Promise<MentionedBlog | undefined>;
}

const KEY = new PluginKey<Suggesting>('mentions');

/** What may stand before the `@`: an address of mail is no mention. */
const BEFORE = [' ', '(', '[', '"', '“', '„', '«', '‘', "'", '/', '\u00a0'];

/** What names of blogs are made of (spec 000 §5: letters, digits, hyphens). */
const IN_NAMES = /^[a-zA-Z0-9-]*$/;

function openOf({ query, clientRect, command, editor }: SuggestionProps<never, MentionedBlog>): OpenMention {
  return {
    beginning: query,
    rectOf: () => clientRect?.() ?? null,
    take: command,
    dismiss: () => exitSuggestion(editor.view, KEY),
  };
}

/** Ends the mention that is being typed, and resolves when all names that were written out are looked up. */
export async function settleMentions({ storage, view }: Editor): Promise<void> {
  await storage.mentions.written?.settle(view);
}

/** Notices an `@` that begins a mention, and makes one of the blog that was chosen, or named in full. */
export const Mentions = Extension.create<MentionsOptions, { written: WrittenMentions | undefined }>({
  name: 'mentions',
  addOptions: () => ({ onMention: () => {}, blogNamed: async () => undefined }),
  addStorage: () => ({ written: undefined }),
  addProseMirrorPlugins() {
    const { onMention, blogNamed } = this.options;
    const written = writtenMentions(KEY, blogNamed);
    this.storage.written = written;
    return [
      Suggestion<never, MentionedBlog>({
        pluginKey: KEY,
        editor: this.editor,
        allowedPrefixes: BEFORE,
        allow: ({ state: { doc, schema }, range: { from, to } }) => {
          const { mention } = schema.marks;
          const isMade = mention !== undefined && doc.rangeHasMark(from, to, mention);
          return !isMade && IN_NAMES.test(doc.textBetween(from + 1, to));
        },
        command: ({ editor, range, props: blog }) => {
          editor
            .chain()
            .focus()
            .insertContentAt(range, [
              { type: 'text', text: `@${blog.name ?? ''}`, marks: [{ type: 'mention', attrs: { blog } }] },
              { type: 'text', text: ' ' },
            ])
            .run();
        },
        render: () => ({
          onStart: (props) => onMention(openOf(props)),
          onUpdate: (props) => onMention(openOf(props)),
          onExit: () => onMention(undefined),
        }),
      }),
      written.plugin,
      new Plugin({
        props: {
          handleDOMEvents: {
            blur: (view) => {
              onMention(undefined);
              written.pause(view);
            },
          },
        },
      }),
    ];
  },
});
