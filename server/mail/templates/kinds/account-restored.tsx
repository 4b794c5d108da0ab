import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
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
      <Title>{t`Your account is open again`}</Title>
      <Paragraph>
        <Trans>
          The suspension of <Strong>{account}</Strong> has ended. You can log in again, and your blogs are
          visible as before.
        </Trans>
      </Paragraph>
      <ActionButton href={link} label={t`Log in`} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'moderation',
  fixtures: { usual: { link: 'https://skein.example/login' } },
  subject: () => msg`Your account on Skein is no longer suspended`,
  preheader: () => msg`You can log in again, and your blogs are visible as before.`,
  why: () => msg`You get this because the staff of Skein decided on your account.`,
  Body,
});
