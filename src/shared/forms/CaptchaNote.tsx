import { useLingui } from '@lingui/react/macro';
import styles from './CaptchaNote.module.css';

/**
 * Live region that explains the delay while a captcha is solved. Always rendered, because a live region must exist
 * before its first message.
 */
export function CaptchaNote({ needsCaptcha }: { needsCaptcha: boolean }) {
  const { t } = useLingui();
  return (
    <p role="status" className={styles.captcha}>
      {needsCaptcha ? t`One moment: we check that you are not a robot.` : null}
    </p>
  );
}
