import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import Suggestion, { exitSuggestion, type SuggestionProps } from '@tiptap/suggestion';
import type { MentionedBlog } from '../model/types.ts';
import { type SuggestionState, type TypedMentions, typedMentions } from './typed-mentions.ts';

declare module '@tiptap/core' {
  interface Storage {
    mentions: { written: TypedMentions | undefined };
  }
}

/** A mention that is being typed. */
export interface OpenMention {
  /** Text typed after the `@`. */
  beginning: string;
  /** Returns its rectangle in the window. */
  rectOf: () => DOMRect | null;
  /** Turns it into a mention of this blog. */
  take: (blog: MentionedBlog) => void;
  /** Leaves it as plain text and stops suggesting. */
  dismiss: () => void;
}

interface MentionsOptions {
  /** Called when a mention starts, changes and ends. */
  onMention: (open: OpenMention | undefined) => void;
  /** Looks up the blog of a name that was typed without choosing a suggestion; never rejects. */
  blogNamed: (name: string) => Promise<MentionedBlog | undefined>;
}

const SUGGESTION_KEY = new PluginKey<SuggestionState>('mentions');

/** Characters allowed before the `@`, so that an e-mail address is no mention. */
const ALLOWED_PREFIXES = [' ', '(', '[', '"', '“', '„', '«', '‘', "'", '/', '\u00a0'];

/** Characters of blog names (spec 000 §5: letters, digits, hyphens). */
const BLOG_NAME_CHARACTERS = /^[a-zA-Z0-9-]*$/;

function openMentionOf({
  query,
  clientRect,
  command,
  editor,
}: SuggestionProps<never, MentionedBlog>): OpenMention {
  return {
    beginning: query,
    rectOf: () => clientRect?.() ?? null,
    take: command,
    dismiss: () => exitSuggestion(editor.view, SUGGESTION_KEY),
  };
}

/** Ends the mention that is being typed, and resolves when all typed names are looked up. */
export async function resolveMentions({ storage, view }: Editor): Promise<void> {
  await storage.mentions.written?.settle(view);
}

/**
 * Editor extension that detects an `@` that starts a mention, and creates the mention from a chosen suggestion or a
 * fully typed name.
 */
export const Mentions = Extension.create<MentionsOptions, { written: TypedMentions | undefined }>({
  name: 'mentions',
  addOptions: () => ({ onMention: () => {}, blogNamed: async () => undefined }),
  addStorage: () => ({ written: undefined }),
  addProseMirrorPlugins() {
    const { onMention, blogNamed } = this.options;
    const written = typedMentions(SUGGESTION_KEY, blogNamed);
    this.storage.written = written;
    return [
      Suggestion<never, MentionedBlog>({
        pluginKey: SUGGESTION_KEY,
        editor: this.editor,
        allowedPrefixes: ALLOWED_PREFIXES,
        allow: ({ state: { doc, schema }, range: { from, to } }) => {
          const { mention } = schema.marks;
          const isMade = mention !== undefined && doc.rangeHasMark(from, to, mention);
          return !isMade && BLOG_NAME_CHARACTERS.test(doc.textBetween(from + 1, to));
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
          onStart: (props) => onMention(openMentionOf(props)),
          onUpdate: (props) => onMention(openMentionOf(props)),
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
