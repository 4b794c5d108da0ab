import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { blogNamed } from '../data/mentions.ts';
import type { DocJson, Subtype } from '../model/types.ts';
import { docJsonOf } from './doc-json.ts';
import { Intake } from './intake.ts';
import { LineGrip } from './LineGrip.tsx';
import { Mentions, type OpenMention } from './mentions.ts';
import { Placeholder } from './placeholder.ts';
import styles from './Surface.module.css';
import { surfaceSchema } from './schema.ts';
import { Tidy } from './tidy.ts';

type SurfaceOptions = {
  /** The document at first; later changes come from the surface itself. */
  initial: DocJson;
  editable: boolean;
  /** Quiet words for an empty document. */
  placeholder: string;
  onChange: (doc: DocJson) => void;
  onFiles: (files: File[], position: number) => void;
  /** Told of the mention that is being typed. */
  onMention: (open: OpenMention | undefined) => void;
};

/** How much of the window's edges is covered, in pixels: below by the form's own bars, which stay in view. */
const COVERED = { top: 80, right: 0, bottom: 190, left: 0 };

/**
 * Browsers say that the caret moved in a task of its own. A key pressed before that would meet the selection of before:
 * End and then Enter, quickly, would replace a word that is no longer selected. Saying it again brings the surface up to
 * date before the key counts.
 */
function noticeSelection(surface: HTMLElement): void {
  surface.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** The text surface's editor. Created once, in the browser only. */
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
    chat: t`Somebody: something`,
  };
  const textFor = (subtype: Subtype | null, isOnly: boolean): string => {
    if (subtype) return words[subtype] ?? '';
    return isOnly ? placeholder : '';
  };

  const editor = useEditor({
    immediatelyRender: false,
    extensions: [
      ...surfaceSchema,
      Tidy,
      Intake.configure({ onFiles }),
      Mentions.configure({ onMention, blogNamed: (name) => blogNamed(queryClient, name) }),
      Placeholder.configure({ textFor }),
    ],
    // Markdown is read whole (intake.ts); stars and dashes of any other text stay what they are.
    enablePasteRules: ['link'],
    content: initial,
    editable,
    editorProps: {
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      handleDOMEvents: {
        keydown: (view, event) => {
          if (!event.isComposing) noticeSelection(view.dom);
          // Left to the layer around the form: the surface would swallow it without doing anything.
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

/** Where the text is written, and the grip of its lines. */
export function Surface({ editor }: { editor: Editor | null }) {
  return (
    <div className={styles.frame}>
      <EditorContent editor={editor} />
      {editor ? <LineGrip editor={editor} /> : null}
    </div>
  );
}
