import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** True when the decision was the answer to an appeal, which is read again. */
  isAppeal: boolean;
  link: string;
}

function Body({ isAppeal, link }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Title>{t`We took a decision back`}</Title>
      <Paragraph>
        {isAppeal
          ? t`We answered your appeal too soon. That answer no longer counts: we read your appeal again, and tell you what we decide.`
          : t`We decided on something of yours and told you so. That decision no longer counts: everything is as it was before. There is nothing to do.`}
      </Paragraph>
      <ActionButton href={link} label={t`Write to us`} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'moderation',
  fixtures: { usual: { isAppeal: false, link: 'https://skein.example/support' } },
  subject: () => msg`We took a decision about you back`,
  preheader: () => msg`What we told you no longer counts.`,
  why: () => msg`You get this because the staff of Skein decided on something of yours.`,
  Body,
});
