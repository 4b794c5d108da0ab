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
      <Title>{t`Your post was taken down`}</Title>
      <Paragraph>
        {t`We took down a post of yours because it breaks the rules of Skein. You still have it, nobody else sees it.`}
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
      message: 'It shows the address of another person.',
      link: 'https://skein.example/blog/marlow/review',
    },
  },
  subject: () => msg`Your post on Skein was taken down`,
  preheader: () => msg`You still have it, nobody else sees it. You can appeal.`,
  why: () => msg`You get this because the staff of Skein decided on something that you wrote.`,
  Body,
});
