import { useLingui } from '@lingui/react/macro';
import styles from './CaptchaNote.module.css';

/** Says why it takes a moment longer. The place is always there, so that it is announced. */
export function CaptchaNote({ needsCaptcha }: { needsCaptcha: boolean }) {
  const { t } = useLingui();
  return (
    <p role="status" className={styles.captcha}>
      {needsCaptcha ? t`One moment: your browser proves that it is no robot.` : null}
    </p>
  );
}
