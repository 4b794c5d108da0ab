import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { CopyAddress } from '../layout/CopyAddress.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  link: string;
}

function Body({ link }: Props) {
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
      <Paragraph above={20}>
        {t`Choose a new password now, and set up a second factor again once you are logged in.`}
      </Paragraph>
      <ActionButton href={link} label={t`Choose a new password`} />
      <CopyAddress href={link} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { link: 'https://skein.example/passwordreset/new#7Q4M-20LX' } },
  subject: () => msg`Your second factor on Skein was removed`,
  preheader: () => msg`The recovery is complete. Choose a new password now.`,
  why: () => msg`You get this because the recovery of your account was completed.`,
  Body,
});
