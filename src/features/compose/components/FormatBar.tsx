import { useLingui } from '@lingui/react/macro';
import { isNodeSelection } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { webAddress } from '../model/embed-of.ts';
import { isListItem } from '../model/subtypes.ts';
import type { Subtype } from '../model/types.ts';
import { insertPaywall, insertReadMore } from '../surface/insert.ts';
import { ColourRow } from './ColourRow.tsx';
import styles from './FormatBar.module.css';

type MarkName = 'bold' | 'italic' | 'strike' | 'small';

function toggleMark(editor: Editor, mark: MarkName): void {
  editor.chain().focus().toggleMark(mark).run();
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui();
  const current: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '');
  const [isWrong, setWrong] = useState(false);

  const link = (event: FormEvent): void => {
    event.preventDefault();
    const href = webAddress(typed);
    if (!href) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without a selection the address itself becomes the text.
    const isBare = editor.state.selection.empty && !editor.isActive('link');
    if (isBare)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };

  return (
    <div className={styles.linkForm}>
      <TextField
        type="url"
        label={t`Link to`}
        hideLabel
        placeholder="https://"
        autoFocus
        value={typed}
        error={isWrong ? t`This is not a web address.` : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) link(event);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onDone();
          editor.commands.focus();
        }}
      />
      <Button size="small" onClick={link}>{t`Link`}</Button>
      {current ? (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {t`Remove link`}
        </Button>
      ) : null}
    </div>
  );
}

type ToggleProps = { label: string; icon?: IconName; glyph?: string; on: boolean; onPress: () => void };

function Toggle({ label, icon, glyph, on, onPress }: ToggleProps) {
  return icon ? (
    <IconButton
      size="small"
      icon={icon}
      label={label}
      aria-pressed={on}
      className={cx(styles.toggle, on && styles.on)}
      onClick={onPress}
    />
  ) : (
    <button
      type="button"
      className={cx(styles.toggle, styles.glyph, on && styles.on)}
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={onPress}
    >
      <span aria-hidden="true">{glyph}</span>
    </button>
  );
}

type FormatBarProps = {
  editor: Editor;
  /** True when the bar stays visible without a selection. */
  pinned: boolean;
  /** True where the post may have a part for supporters. */
  offersPaywall: boolean;
};

/** Formatting toolbar: text formats, then paragraph kinds. Appears when text is selected. */
export function FormatBar({ editor, pinned, offersPaywall }: FormatBarProps) {
  const { t } = useLingui();
  const [isLinking, setLinking] = useState(false);
  const [isColouring, setColouring] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      subtype: (current.getAttributes('paragraph').subtype ?? null) as Subtype | null,
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      strike: current.isActive('strike'),
      small: current.isActive('small'),
      link: current.isActive('link'),
      colour: current.isActive('semanticColor') || current.isActive('color'),
      isChosen: !current.state.selection.empty && !isNodeSelection(current.state.selection),
    }),
  });
  if (isColouring) return <ColourRow editor={editor} onDone={() => setColouring(false)} />;
  if (isLinking) return <LinkForm editor={editor} onDone={() => setLinking(false)} />;

  if (!pinned && !state.isChosen) return null;

  const kind = (subtype: Subtype): { on: boolean; onPress: () => void } => ({
    on: state.subtype === subtype,
    onPress: () => editor.chain().focus().toggleSubtype(subtype).run(),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where a name is enough.
    <div role="group" aria-label={t`Text styles`} className={styles.bar}>
      <Toggle icon="bold" label={t`Bold`} on={state.bold} onPress={() => toggleMark(editor, 'bold')} />
      <Toggle
        icon="italic"
        label={t`Italic`}
        on={state.italic}
        onPress={() => toggleMark(editor, 'italic')}
      />
      <Toggle
        icon="strike"
        label={t`Struck through`}
        on={state.strike}
        onPress={() => toggleMark(editor, 'strike')}
      />
      <Toggle glyph="aₐ" label={t`Small`} on={state.small} onPress={() => toggleMark(editor, 'small')} />
      <Toggle icon="link" label={t`Link`} on={state.link} onPress={() => setLinking(true)} />
      <Toggle icon="palette" label={t`Colour`} on={state.colour} onPress={() => setColouring(true)} />
      <span className={styles.gap} />
      <Toggle glyph="H1" label={t`Heading`} {...kind('heading1')} />
      <Toggle glyph="H2" label={t`Smaller heading`} {...kind('heading2')} />
      <Toggle icon="quote" label={t`Quote`} {...kind('quote')} />
      <Toggle icon="chat" label={t`Chat`} {...kind('chat')} />
      <Toggle icon="list" label={t`List`} {...kind('unordered-list-item')} />
      <Toggle glyph="1." label={t`Numbered list`} {...kind('ordered-list-item')} />
      <Toggle glyph="❝│" label={t`Indented`} {...kind('indented')} />
      <Toggle
        icon="fold"
        label={t`Insert “Keep reading” here`}
        on={false}
        onPress={() => {
          insertReadMore(editor);
          editor.commands.focus();
        }}
      />
      {offersPaywall ? (
        <Toggle
          icon="lock"
          label={t`From here for supporters`}
          on={false}
          onPress={() => {
            insertPaywall(editor);
            editor.commands.focus();
          }}
        />
      ) : null}
      {isListItem(state.subtype) || state.subtype === 'indented' ? (
        <>
          <Toggle
            icon="chevron-left"
            label={t`Outdent`}
            on={false}
            onPress={() => editor.chain().focus().indentBy(-1).run()}
          />
          <Toggle
            icon="chevron-right"
            label={t`Indent`}
            on={false}
            onPress={() => editor.chain().focus().indentBy(1).run()}
          />
        </>
      ) : null}
    </div>
  );
}
