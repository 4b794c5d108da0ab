import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './AuthorizeApp.module.css';

type ConsentButtonsProps = {
  /** Name of the app. */
  name: string;
  /** Sends the decision; resolves to false when that failed. */
  onAnswer: (allow: boolean) => Promise<boolean>;
  error: unknown;
  /** Explains what follows either decision. */
  children: ReactNode;
};

/** Buttons for the two decisions. They stay busy after a successful one, because the member is being redirected. */
export function ConsentButtons({ name, onAnswer, error, children }: ConsentButtonsProps) {
  const { t } = useLingui();
  const [answered, setAnswered] = useState<boolean>();
  async function answer(allow: boolean): Promise<void> {
    if (answered !== undefined) return;
    setAnswered(allow);
    if (!(await onAnswer(allow))) setAnswered(undefined);
  }
  return (
    <div className={styles.buttons}>
      <FormMessages messages={error ? [errorMessage(error, t`Your choice was not sent. Try again.`)] : []} />
      <Button
        variant="primary"
        size="large"
        block
        loading={answered === true}
        onClick={() => void answer(true)}
      >
        {t`Allow ${name}`}
      </Button>
      <Button
        variant="quiet"
        size="large"
        block
        loading={answered === false}
        onClick={() => void answer(false)}
      >
        {t`Do not allow`}
      </Button>
      <p className={styles.back}>{children}</p>
    </div>
  );
}

/** Names where the member is redirected to: a host, or an app on this device when there is none. */
export function RedirectNote({ place }: { place: string | undefined }) {
  return place ? (
    <Trans>After your choice you continue to {place}.</Trans>
  ) : (
    <Trans>After your choice you return to the program on this device.</Trans>
  );
}
