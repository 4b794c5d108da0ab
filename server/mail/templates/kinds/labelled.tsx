import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Quote } from '../layout/Quote.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** Explanation of the staff; empty without one. */
  message: string;
  link: string;
}

function Body({ message, link }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Title>{t`Your post was labelled as mature`}</Title>
      <Paragraph>
        {t`We labelled a post of yours as mature. Readers see it only after they choose to. You can still edit or delete it.`}
      </Paragraph>
      {message !== '' && (
        <>
          <Paragraph above={20}>{t`This is the reason:`}</Paragraph>
          <Quote text={message} above={8} />
        </>
      )}
      <ActionButton href={link} label={t`View it, or appeal`} />
      <Paragraph tone="muted" above={20}>
        {t`Somebody who did not decide the first time looks at an appeal.`}
      </Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'moderation',
  fixtures: {
    usual: {
      message: 'The second picture shows an operation.',
      link: 'https://skein.example/blog/marlow/review',
    },
  },
  subject: () => msg`Your post on Skein was labelled as mature`,
  preheader: () => msg`Readers see it only after they choose to. You can appeal.`,
  why: () => msg`You get this because the staff of Skein decided on something that you wrote.`,
  Body,
});
