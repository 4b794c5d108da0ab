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
      <Title>{t`Your appeal was accepted`}</Title>
      <Paragraph>
        {t`We reviewed your appeal. You were right, and your post is shown as before. There is nothing to do.`}
      </Paragraph>
      {message !== '' && (
        <>
          <Paragraph above={20}>{t`This is the reason:`}</Paragraph>
          <Quote text={message} above={8} />
        </>
      )}
      <ActionButton href={link} label={t`View the decision`} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'moderation',
  fixtures: { usual: { message: '', link: 'https://skein.example/blog/marlow/review' } },
  subject: () => msg`Your appeal was accepted: your post is shown again`,
  preheader: () => msg`We reviewed your appeal. You were right.`,
  why: () => msg`You get this because the staff of Skein decided on something that you wrote.`,
  Body,
});
