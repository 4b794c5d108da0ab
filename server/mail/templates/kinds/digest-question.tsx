import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  link: string;
}

function Body({ link }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Title>{t`Shall the digest go on?`}</Title>
      <Paragraph>
        {t`You have not been on Skein for four weeks, so this is the last digest for now. Open Skein whenever you like, and it comes again.`}
      </Paragraph>
      <ActionButton href={link} label={t`Open Skein`} />
      <Paragraph
        tone="muted"
        above={20}
      >{t`You do not want it any more? Do nothing: no further one is sent.`}</Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'digest',
  setting: 'emailDigest',
  stop: msg`No more digests`,
  fixtures: { usual: { link: 'https://skein.example/dashboard' } },
  subject: () => msg`Shall the digest of Skein go on?`,
  preheader: () => msg`Do nothing, and no further one is sent.`,
  why: () => msg`You get this because you chose the digest.`,
  Body,
});
