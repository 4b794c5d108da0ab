import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './FormField.module.css';
import { type FieldText, FormField } from './FormField.tsx';
import { useFieldIds } from './field-ids.ts';

type TextAreaProps = FieldText & ComponentProps<'textarea'>;

function growToText(area: HTMLTextAreaElement | null): void {
  // Browsers with field-sizing resize the area by CSS (FormField.module.css).
  if (!area || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

/** Multi-line text field that grows with its content. */
export function TextArea({ label, hideLabel, hint, error, id, className, onInput, ...area }: TextAreaProps) {
  const ids = useFieldIds(hint, error, id);
  const ref = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a controlled value changes the needed height.
  useLayoutEffect(() => growToText(ref.current), [area.value]);
  return (
    <FormField ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <textarea
        ref={ref}
        rows={3}
        {...area}
        {...ids.control}
        className={cx(styles.control, styles.area, className)}
        onInput={(event) => {
          growToText(event.currentTarget);
          onInput?.(event);
        }}
      />
    </FormField>
  );
}
