import { Trans, useLingui } from '@lingui/react/macro';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from '../components/account/Account.module.css';
import { BirthDateForm } from '../components/account/BirthDateForm.tsx';
import { DeleteForm } from '../components/account/DeleteForm.tsx';
import { EmailForm } from '../components/account/EmailForm.tsx';
import { ExpandableSettingRow } from '../components/account/ExpandableSettingRow.tsx';
import { PasswordForm } from '../components/account/PasswordForm.tsx';
import { PendingEmail } from '../components/account/PendingEmail.tsx';
import { SignInProviderRows } from '../components/account/SignInProviderRows.tsx';

function CredentialRows() {
  const { t } = useLingui();
  return (
    <SettingsCard title={t`Security`}>
      <SettingRow id="passkeys">
        <span className={rows.label}>{t`Passkeys`}</span>
        <p className={rows.hint}>{t`Log in with your face, fingerprint or device PIN.`}</p>
        <div className={rows.control}>
          <ButtonLink
            href={paths.passkeys()}
            size="small"
            variant="secondary"
            aria-label={t`View your passkeys`}
          >{t`View`}</ButtonLink>
        </div>
      </SettingRow>
      <SettingRow id="two-factor">
        <span className={rows.label}>{t`Two-factor authentication`}</span>
        <p className={rows.hint}>{t`A code from your phone besides the password.`}</p>
        <div className={rows.control}>
          <ButtonLink href={paths.twoFactor()} size="small" variant="secondary">{t`View details`}</ButtonLink>
        </div>
      </SettingRow>
      <SettingRow id="sessions">
        <span className={rows.label}>{t`Where you are logged in`}</span>
        <p className={rows.hint}>{t`Browsers and devices, each with the way to log it out.`}</p>
        <div className={rows.control}>
          <ButtonLink
            href={paths.sessions()}
            size="small"
            variant="secondary"
            aria-label={t`View where you are logged in`}
          >{t`View`}</ButtonLink>
        </div>
      </SettingRow>
      <SettingRow id="security-log">
        <span className={rows.label}>{t`Security log`}</span>
        <p
          className={rows.hint}
        >{t`Log-ins, failed attempts and changes to the security of your account.`}</p>
        <div className={rows.control}>
          <ButtonLink
            href={paths.securityLog()}
            size="small"
            variant="secondary"
            aria-label={t`View your security log`}
          >{t`View`}</ButtonLink>
        </div>
      </SettingRow>
    </SettingsCard>
  );
}

/** Page of the member's address, password, age and deletion (spec 000 §2.7). */
export default function AccountPage() {
  const { t } = useLingui();
  const { user } = useViewer();
  return (
    <SettingsFrame
      title={t`Account`}
      detail={t`How you log in, and how we reach you. None of it is shown to others.`}
    >
      {user ? (
        <>
          <SettingsCard title={t`You`}>
            <ExpandableSettingRow
              id="email"
              label={t`E-mail address`}
              value={<span className={styles.value}>{user.email}</span>}
              action={t`Change`}
              spoken={t`Change e-mail address`}
            >
              {(close) => <EmailForm onDone={close} onCancel={close} />}
            </ExpandableSettingRow>
            <PendingEmail user={user} />
            <ExpandableSettingRow
              id="password"
              label={t`Password`}
              value={t`A new password logs you out everywhere else.`}
              action={t`Change`}
              spoken={t`Change password`}
            >
              {(close) => <PasswordForm onClose={close} />}
            </ExpandableSettingRow>
            {user.age === undefined ? (
              <ExpandableSettingRow
                id="birth-date"
                label={t`Birth date`}
                value={t`Not given yet.`}
                action={t`Add`}
                spoken={t`Add your birth date`}
              >
                {(close) => <BirthDateForm onClose={close} />}
              </ExpandableSettingRow>
            ) : null}
          </SettingsCard>
          <CredentialRows />
          <SignInProviderRows />
          <SettingsCard
            title={t`Delete your account`}
            detail={
              <Trans>
                You can also take a break: log out, and everything is still here when you come back.
                Questions? Read the <AppLink to={paths.help()}>help</AppLink>.
              </Trans>
            }
          >
            <ExpandableSettingRow
              id="delete-account"
              label={t`Delete account`}
              value={t`With all blogs, posts and pictures.`}
              action={t`Delete …`}
              spoken={t`Delete account`}
              isDangerous
            >
              {(close) => <DeleteForm onClose={close} />}
            </ExpandableSettingRow>
          </SettingsCard>
        </>
      ) : null}
    </SettingsFrame>
  );
}
