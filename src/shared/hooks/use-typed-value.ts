import { type ChangeEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Props of a text control whose value is stored elsewhere. */
export type TypedValue = {
  value: string;
  onFocus: () => void;
  onBlur: () => void;
  onChange: (event: ChangeEvent<TextControl>) => void;
};

/**
 * Returns the props of a text control whose value is stored in something that updates later, such as the editor's
 * document or a state set in a transition. The control shows what is typed while it has the focus; an older stored value
 * that arrives meanwhile would remove letters and move the caret to the end. A stored value that changes at another time,
 * for example by undo, is shown.
 *
 * @param stored value as it is stored
 * @param store called with every typed value
 */
export function useTypedValue(stored: string, store: (value: string) => void): TypedValue {
  const [typed, setTyped] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const [seen, setSeen] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    if (!hasFocus) setTyped(undefined);
  }
  return {
    value: typed ?? stored,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
    onChange: ({ currentTarget: { value } }) => {
      setTyped(value);
      store(value);
    },
  };
}
