import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  link: string;
  /** Milliseconds since 1970. */
  until: number;
}

function Body({ link, until }: Props) {
  const { t } = useLingui();
  const { clock } = useMail();
  return (
    <Card>
      <Title>{t`Your data is ready`}</Title>
      <Paragraph>
        {t`The archive of what you wrote, uploaded and set is ready. You can download it in the browser in which you are logged in, until ${clock.moment(until)}.`}
      </Paragraph>
      <ActionButton href={link} label={t`Download it`} />
      <Paragraph tone="muted" above={20}>{t`You did not ask for it? Choose a new password.`}</Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: { usual: { link: 'https://skein.example/settings/your-data', until: inHours(168) } },
  subject: () => msg`Your data from Skein is ready`,
  preheader: ({ until }, { clock }) => msg`You can download the archive until ${clock.moment(until)}.`,
  why: () => msg`You get this because somebody asked for a copy of your data.`,
  Body,
});
