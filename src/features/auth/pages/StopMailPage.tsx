import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { MailChoices } from '#generated/zod/mailChoices.zod.ts';
import type { MailStop } from '#generated/zod/mailStop.zod.ts';
import { isMailed, MAIL_KINDS, NO_MAILS, withMailed } from '#src/entities/settings/mail-kinds.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import mail from '../components/StopMail.module.css';
import { mailStopQuery, stopMailsAddress, useMailChoices } from '../data/mail-choices.ts';
import { stopToken } from '../model/stop-token.ts';

/** Sheet of the page, with a title for every state. */
function StopFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <SignInFrame title={title} lead={lead} worksWithoutScripts>
      <PageHead title={title} noIndex />
      {children}
    </SignInFrame>
  );
}

/** Returns the choices after the e-mails of a link were stopped, or turned on. */
function linkedChoices({ scope, choices }: MailStop, isSent: boolean): MailChoices {
  if (scope !== 'all') return withMailed(choices, scope, isSent);
  return isSent ? { ...NO_MAILS, emailAsks: true, emailMessages: true, emailReplies: true } : NO_MAILS;
}

interface StopFormProps {
  token: string;
  stop: MailStop;
}

/** Stops the e-mails of the link with one press, offers the other kinds, and undoes each change. */
function StopForm({ token, stop }: StopFormProps) {
  const { t, i18n } = useLingui();
  const [before, setBefore] = useState<MailChoices>();
  const { write, busy, error } = useMailChoices(token);
  const { scope, email, name, choices } = stop;
  const kind = MAIL_KINDS.find(({ setting }) => setting === scope);
  const isAnySent = MAIL_KINDS.some(({ setting }) => isMailed(choices, setting));
  const isSent = kind ? isMailed(choices, kind.setting) : isAnySent;
  const stopAs = (after: MailChoices) => (event: FormEvent) => {
    event.preventDefault();
    setBefore(choices);
    void write(after);
  };
  const undo = () => {
    setBefore(undefined);
    void write(before ?? linkedChoices(stop, true));
  };
  const label = kind ? i18n._(kind.label) : t`All e-mails`;
  const title = isSent
    ? t`Stop these e-mails?`
    : isAnySent
      ? t`These e-mails are stopped`
      : t`All e-mails are stopped`;
  return (
    <StopFrame
      title={title}
      lead={
        name === undefined ? (
          <Trans>
            “{label}” to {email}.
          </Trans>
        ) : (
          <Trans>
            “{label}” to {email}, for the account of {name}.
          </Trans>
        )
      }
    >
      <FormMessages
        messages={error ? [errorMessage(error, t`Nothing was changed. Please try again.`)] : []}
      />
      {isSent ? (
        <form method="post" action={stopMailsAddress(token)} onSubmit={stopAs(linkedChoices(stop, false))}>
          <Button type="submit" variant="primary" size="large" block loading={busy}>
            {t`Stop these e-mails`}
          </Button>
        </form>
      ) : (
        <div className={mail.done} role="status">
          <p>
            {isAnySent
              ? t`You get no more e-mails of this kind.`
              : t`You get no more e-mails but those on security, receipts and decisions about your posts.`}
          </p>
          <Button variant="secondary" loading={busy} onClick={undo}>{t`Undo`}</Button>
        </div>
      )}
      <fieldset className={mail.others}>
        <legend className={mail.legend}>{t`Other e-mails`}</legend>
        {MAIL_KINDS.filter(({ setting }) => setting !== scope).map(({ setting, label, hint }) => (
          <Checkbox
            key={setting}
            look="switch"
            label={i18n._(label)}
            hint={i18n._(hint)}
            checked={isMailed(choices, setting)}
            onChange={({ target }) => void write(withMailed(choices, setting, target.checked))}
          />
        ))}
      </fieldset>
      {isAnySent && scope !== 'all' ? (
        <form
          method="post"
          action={stopMailsAddress(token, 'all')}
          className={mail.all}
          onSubmit={stopAs(NO_MAILS)}
        >
          <Button type="submit" variant="secondary" block>
            {t`No e-mails at all`}
          </Button>
          <p className={styles.terms}>
            <Trans>Security e-mails, receipts and decisions about your posts still arrive.</Trans>
          </p>
        </form>
      ) : null}
    </StopFrame>
  );
}

/**
 * Page behind the stop link of an e-mail, without a log-in. Only its buttons stop e-mails, because programs open links as
 * well; they are forms, so that they work without scripts.
 */
export default function StopMailPage() {
  const { t } = useLingui();
  const token = stopToken(new URLSearchParams(useLocation().search));
  const { data, error } = useQuery(mailStopQuery(token));
  if (data) return <StopForm token={token} stop={data} />;
  if (!error) {
    return (
      <StopFrame title={t`Stop these e-mails?`}>
        <RowSkeleton />
      </StopFrame>
    );
  }
  return (
    <StopFrame
      title={t`This link does not work`}
      lead={errorMessage(error, t`Your e-mails could not be loaded. Please try again.`)}
    >
      <ButtonLink href={paths.mailSettings()} variant="primary" size="large" block>
        {t`Log in and choose your e-mails`}
      </ButtonLink>
    </StopFrame>
  );
}
