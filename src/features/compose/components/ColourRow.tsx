import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { TextFormat } from '../model/types.ts';
import styles from './FormatBar.module.css';

type Role = NonNullable<TextFormat['semanticColor']>;

function useColours(): Record<Role, string> {
  const { t } = useLingui();
  return {
    accent: t`Accent`,
    muted: t`Quiet`,
    like: t`Like`,
    reblog: t`Reblog`,
    danger: t`Warning`,
    success: t`Success`,
  };
}

/**
 * Text colours for the selection. They are roles of the palette, not fixed colours, so that they stay readable in every
 * theme.
 */
export function ColourRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui();
  const colours = useColours();
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.getAttributes('semanticColor').role ?? null) as Role | null,
  });
  const paint = (role: Role | null): void => {
    const chain = editor.chain().focus();
    if (role === null || role === current) chain.unsetMark('semanticColor').unsetMark('color').run();
    else chain.unsetMark('color').setMark('semanticColor', { role }).run();
    onDone();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where a name is enough.
    <div
      role="group"
      aria-label={t`Text colour`}
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onDone();
        editor.commands.focus();
      }}
    >
      <IconButton size="small" icon="back" label={t`Back to text styles`} autoFocus onClick={onDone} />
      <button
        type="button"
        className={cx(styles.toggle, styles.glyph, styles.colour)}
        aria-pressed={current === null}
        onClick={() => paint(null)}
      >
        {t`None`}
      </button>
      {(Object.keys(colours) as Role[]).map((role) => (
        <button
          key={role}
          type="button"
          className={cx(styles.toggle, styles.glyph, styles.colour)}
          data-role={role}
          aria-pressed={role === current}
          onClick={() => paint(role)}
        >
          {colours[role]}
        </button>
      ))}
    </div>
  );
}
