import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { useComposerTools } from './composer-context.ts';
import styles from './PictureView.module.css';

type AltChipProps = { localId: string; altText: string; disabled: boolean };

/** Button on an image that shows whether it has alt text and opens the alt text field. */
export function AltChip({ localId, altText, disabled }: AltChipProps) {
  const { t } = useLingui();
  const { openWords, hasWordsOpen } = useComposerTools();
  const isMissing = altText.trim() === '';
  return (
    <button
      type="button"
      className={styles.alt}
      data-missing={isMissing || undefined}
      data-alt={localId}
      disabled={disabled}
      aria-expanded={hasWordsOpen === localId}
      aria-label={isMissing ? t`Add ALT: say what this picture shows` : t`ALT: ${altText}. Change it`}
      onClick={() => openWords(hasWordsOpen === localId ? undefined : localId)}
    >
      {isMissing ? t`Add ALT` : 'ALT'}
      {isMissing ? null : <Icon name="check" size={14} />}
    </button>
  );
}
