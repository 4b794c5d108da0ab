import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { mailedToken } from '../model/mailed-token.ts';
import styles from './SignIn.module.css';
import { SignInFrame } from './SignInFrame.tsx';

type RecoveryStepProps<Answer> = {
  title: string;
  lead: string;
  /** Label of the button. */
  action: string;
  call: WriteCall<{ data: { token: string } }, Answer>;
  onDone: (answer: Answer) => void;
  /** Shown in place of the button after success. */
  done: { title: string; lead: ReactNode; way: { to: string; text: string } } | undefined;
};

/**
 * Page behind a link of a recovery e-mail. Only the button sends the call, because programs open links of e-mails as
 * well.
 */
export function RecoveryStep<Answer>({ title, lead, action, call, onDone, done }: RecoveryStepProps<Answer>) {
  const { t } = useLingui();
  const { hash } = useLocation();
  const { write, busy, error } = useWrite(call, { onSuccess: onDone });
  const failed = error ? [errorMessage(error, t`Nothing was changed. Please try again.`)] : [];
  return (
    <SignInFrame
      title={done?.title ?? title}
      lead={done?.lead ?? lead}
      other={
        done ? undefined : (
          <AppLink to={paths.recover()} layer="modal" className={styles.link}>
            {t`Ask for a new link`}
          </AppLink>
        )
      }
    >
      <PageHead title={title} noIndex />
      <FormMessages messages={failed} />
      {done ? (
        <ButtonLink href={done.way.to} variant="primary" size="large" block>
          {done.way.text}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          size="large"
          block
          loading={busy}
          onClick={() => void write({ data: { token: mailedToken(hash) } })}
        >
          {action}
        </Button>
      )}
    </SignInFrame>
  );
}
