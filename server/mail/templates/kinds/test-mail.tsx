import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { type ChangeOrigin, OriginFacts } from '../layout/OriginFacts.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  origin: ChangeOrigin;
  /** Page of the e-mails in the administration. */
  link: string;
}

function Body({ origin, link }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Title>{t`This test e-mail arrived`}</Title>
      <Paragraph>
        {t`You sent it to yourself from the administration of Skein. The mail server accepted it, and there is nothing to do.`}
      </Paragraph>
      <OriginFacts origin={origin} />
      <ActionButton href={link} label={t`See the e-mails of the site`} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: { usual: { origin: fixtureOrigin, link: 'https://skein.example/settings/admin/mail' } },
  subject: () => msg`Test e-mail from Skein`,
  preheader: () => msg`The mail server of the site accepted it.`,
  why: () => msg`You get this because you sent a test e-mail to yourself.`,
  Body,
});
