import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { CopyAddress } from '../layout/CopyAddress.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { type ChangeOrigin, OriginFacts } from '../layout/OriginFacts.tsx';
import { Paragraph, Strong, TextLink, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** Page that sets a new password. */
  link: string;
  origin: ChangeOrigin;
  /** Page that sends a new link; it works when `link` has ended. */
  help: string;
}

function Body({ link, origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <Card>
      <Title>{t`Your second factor was removed`}</Title>
      <Paragraph>
        <Trans>
          The account of <Strong>{account}</Strong> has no second factor and no passkeys any more, everybody
          is logged out, and the old password no longer works.
        </Trans>
      </Paragraph>
      <OriginFacts origin={origin} />
      <Paragraph above={20}>
        {t`Choose a new password now, and set up a second factor again once you are logged in.`}
      </Paragraph>
      <ActionButton href={link} label={t`Choose a new password`} />
      <Paragraph tone="muted" above={20}>
        {t`It was not you? Choose a new password for your mailbox too, because somebody else can read it.`}
      </Paragraph>
      <Paragraph above={8}>
        <TextLink href={help}>{t`Ask for a new link when the button has stopped working`}</TextLink>
      </Paragraph>
      <CopyAddress href={link} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: {
    usual: {
      link: 'https://skein.example/passwordreset/new#7Q4M-20LX',
      origin: fixtureOrigin,
      help: 'https://skein.example/passwordreset',
    },
  },
  subject: () => msg`Your second factor on Skein was removed`,
  preheader: () => msg`The recovery is complete. Choose a new password now.`,
  why: () => msg`You get this because the recovery of your account was completed.`,
  Body,
});
