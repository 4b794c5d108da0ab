import { useId } from 'react';

/** Ids and ARIA attributes that connect the parts of a field. */
export type FieldIds = {
  inputId: string;
  hintId: string | undefined;
  errorId: string | undefined;
  /** Attributes of the control. */
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

/** Creates ids that connect a control with its hint and error. */
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
