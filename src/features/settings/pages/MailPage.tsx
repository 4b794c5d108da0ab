import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { mailSection } from '#src/entities/settings/sections/mail.ts';
import { MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';
import { MailStatus } from '../components/mail/MailStatus.tsx';
import { StopAllMails } from '../components/mail/StopAllMails.tsx';

/** Page of e-mails: whether they arrive, and which kinds are sent. */
export default function MailPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`E-mails`}
      detail={t`Choose what we write to you about. Every e-mail of a kind below also has a link that turns it off.`}
    >
      <MailStatus />
      <MemberSettings>
        {(settings) => (
          <MemberSettingCards
            cards={mailSection.cards}
            settings={settings}
            ownRows={{ 'mail-none': ({ id }) => <StopAllMails id={id} settings={settings} /> }}
          />
        )}
      </MemberSettings>
    </SettingsFrame>
  );
}
