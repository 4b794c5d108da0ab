import { Plural } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './SuggestionList.module.css';
import type { Combobox } from './use-combobox.ts';
import { usePositionBeside } from './use-position-beside.ts';

type SuggestionListProps<Entry> = {
  box: Combobox<Entry>;
  /** Accessible name of the list. */
  label: string;
  /** Returns the rectangle of the typed text in the window. */
  rectOf: () => DOMRect | null;
  within: HTMLElement | null;
  row: (entry: Entry) => ReactNode;
};

function Options<Entry>({ box, label, rectOf, within, row }: SuggestionListProps<Entry>) {
  const ref = usePositionBeside(rectOf, within);
  const active = box.fieldState['aria-activedescendant'];
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={ref} role="listbox" id={box.listId} aria-label={label} className={styles.list}>
      {box.entries.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys; rows are never focused.
        <div
          key={box.keyOf(entry)}
          id={`${box.listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === box.at}
          className={styles.row}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => {
            if (index !== box.at) box.choose(index);
          }}
          onClick={(event) => {
            // Keeps the press from the surrounding field, which would take the focus.
            event.stopPropagation();
            box.take(entry);
          }}
        >
          {row(entry)}
        </div>
      ))}
    </div>
  );
}

/**
 * List of suggestions beside the typed text. It overlays the page so that the layout does not shift, and announces the
 * number of suggestions.
 */
export function SuggestionList<Entry>(props: SuggestionListProps<Entry>) {
  const count = props.box.entries.length;
  return (
    <>
      {count > 0 ? <Options {...props} /> : null}
      <span role="status">
        <VisuallyHidden>
          {count > 0 ? <Plural value={count} one="# suggestion" other="# suggestions" /> : null}
        </VisuallyHidden>
      </span>
    </>
  );
}
