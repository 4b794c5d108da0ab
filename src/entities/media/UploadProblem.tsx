import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#src/shared/ui/Button.tsx';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import styles from './UploadProblem.module.css';

type UploadProblemProps = {
  /** The reason why the upload failed. */
  children: string;
  /** Sends the same file again; undefined where that cannot help. */
  onRetry: (() => void) | undefined;
  /** Content types the file chooser accepts. */
  accept: readonly string[];
  onFile: (file: File) => void;
};

/** Explains why an upload failed, at the file's position in the text, and offers retry or another file. */
export function UploadProblem({ children, onRetry, accept, onFile }: UploadProblemProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.problem} role="alert">
      <FieldError>{children}</FieldError>
      <div className={styles.actions}>
        {onRetry ? (
          <Button size="small" icon="upload" onClick={onRetry}>
            {t`Try again`}
          </Button>
        ) : null}
        <Button size="small" onClick={() => chooser.current?.click()}>
          {t`Choose another file`}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
