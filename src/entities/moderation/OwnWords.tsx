import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import styles from './OwnWords.module.css';

type OwnWordsProps = {
  label: string;
  initial: string | undefined;
  maxLength: number;
  /** Stores the words; returns false when that failed, and the words stay. */
  onUse: (words: string) => Promise<boolean>;
  onSaved: () => void;
};

/** Renders a field for one's own words in a notice. */
export function OwnWords({ label, initial = '', maxLength, onUse, onSaved }: OwnWordsProps) {
  const { t } = useLingui();
  const [words, setWords] = useState(initial);
  return (
    <div className={styles.ownWords}>
      <TextArea
        label={label}
        rows={3}
        maxLength={maxLength}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button
        size="small"
        disabled={words.trim() === ''}
        onClick={() => void onUse(words.trim()).then((isSaved) => isSaved && onSaved())}
      >{t`Use these words`}</Button>
    </div>
  );
}
