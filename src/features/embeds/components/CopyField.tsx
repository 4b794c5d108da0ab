import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import styles from './EmbedCode.module.css';

type CopyFieldProps = {
  label: string;
  hint: string;
  text: string;
  /** Label of the copy button. */
  copies: string;
};

/** Read-only text to copy: selected on focus, copied by a button. */
export function CopyField({ label, hint, text, copies }: CopyFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <TextArea
        label={label}
        hideLabel
        hint={hint}
        value={text}
        readOnly
        spellCheck={false}
        translate="no"
        className={styles.code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button icon="link" onClick={() => void copyText(text, t`Copied`)}>
          {copies}
        </Button>
      </div>
    </section>
  );
}
