import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { findBlogByName } from '../data/mentions.ts';
import type { DocJson, Subtype } from '../model/types.ts';
import { docJsonOf } from './doc-json.ts';
import { LineGrip } from './LineGrip.tsx';
import { Mentions, type OpenMention } from './mentions.ts';
import { PasteAndDrop } from './paste-and-drop.ts';
import { Placeholder } from './placeholder.ts';
import { ProtectNodes } from './protect-nodes.ts';
import styles from './Surface.module.css';
import { surfaceSchema } from './schema.ts';

type SurfaceOptions = {
  /** Initial document; later changes come from the editor itself. */
  initial: DocJson;
  editable: boolean;
  /** Placeholder of an empty document. */
  placeholder: string;
  onChange: (doc: DocJson) => void;
  onFiles: (files: File[], position: number) => void;
  /** Called with the mention that is being typed. */
  onMention: (open: OpenMention | undefined) => void;
};

/** Pixels of the window's edges that are covered, at the bottom by the composer's sticky bars. */
const COVERED_EDGES_PX = { top: 80, right: 0, bottom: 190, left: 0 };

/**
 * Syncs the selection before a key is handled. Browsers report a caret move in a separate task, so a key pressed
 * earlier would apply to the old selection: End and then Enter, typed quickly, would replace a word that is no longer
 * selected.
 */
function syncSelection(surface: HTMLElement): void {
  surface.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Creates the text editor once, in the browser only. */
export function useSurface({
  initial,
  editable,
  placeholder,
  onChange,
  onFiles,
  onMention,
}: SurfaceOptions): Editor | null {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const words: Partial<Record<Subtype, string>> = {
    heading1: t`Heading`,
    heading2: t`Smaller heading`,
    quote: t`Something worth repeating`,
    chat: t`Name: message`,
  };
  const textFor = (subtype: Subtype | null, isOnly: boolean): string => {
    if (subtype) return words[subtype] ?? '';
    return isOnly ? placeholder : '';
  };

  const editor = useEditor({
    immediatelyRender: false,
    extensions: [
      ...surfaceSchema,
      ProtectNodes,
      PasteAndDrop.configure({
        onFiles,
        onPicturesLeft: () =>
          addToast({
            message: t`Pictures of the copied page were not pasted. Save them, then add them here.`,
          }),
      }),
      Mentions.configure({ onMention, blogNamed: (name) => findBlogByName(queryClient, name) }),
      Placeholder.configure({ textFor }),
    ],
    // Markdown is parsed as a whole (intake.ts); asterisks and dashes of any other text stay unchanged.
    enablePasteRules: ['link'],
    content: initial,
    editable,
    editorProps: {
      scrollThreshold: COVERED_EDGES_PX,
      scrollMargin: COVERED_EDGES_PX,
      handleDOMEvents: {
        keydown: (view, event) => {
          if (!isComposingKey(event)) syncSelection(view.dom);
          // Leaves Escape to the overlay around the form, because the editor would consume it without an effect.
          return event.key === 'Escape';
        },
      },
      attributes: {
        class: styles.surface ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-autocomplete': 'list',
        'aria-label': t`Your post`,
      },
    },
    onUpdate: ({ editor: current }) => onChange(docJsonOf(current.state.doc)),
  });

  useEffect(() => {
    editor?.setEditable(editable, false);
  }, [editor, editable]);

  return editor;
}

/** The text editor and the drag handle of its paragraphs. */
export function Surface({ editor }: { editor: Editor | null }) {
  return (
    <div className={styles.frame}>
      <EditorContent editor={editor} />
      {editor ? <LineGrip editor={editor} /> : null}
    </div>
  );
}
