import { useId } from 'react';

/** What the parts of a field need to know about each other. */
export type FieldIds = {
  inputId: string;
  hintId: string | undefined;
  errorId: string | undefined;
  /** For the control: label, description and error belong together without any script. */
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

/** Ids that tie a control to its hint and error text. */
export function useFieldIds(hint: unknown, error: unknown, id?: string): FieldIds {
  const own = useId();
  const inputId = id ?? own;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return {
    inputId,
    hintId,
    errorId,
    control: {
      id: inputId,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
