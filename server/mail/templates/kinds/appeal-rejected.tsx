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
      <Title>{t`Your appeal was rejected`}</Title>
      <Paragraph>
        {t`We reviewed your appeal. Our decision about your post does not change. You can still edit or delete it.`}
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
  fixtures: {
    usual: {
      message: 'The picture still shows the address.',
      link: 'https://skein.example/blog/marlow/review',
    },
  },
  subject: () => msg`Your appeal was rejected: the decision stays`,
  preheader: () => msg`We reviewed your appeal. You can still edit or delete your post.`,
  why: () => msg`You get this because the staff of Skein decided on something that you wrote.`,
  Body,
});
