import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Quote } from '../layout/Quote.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** Explanation of the staff; empty without one. */
  message: string;
  /** End of the suspension in milliseconds since 1970; undefined when it has none. */
  until?: number;
  link: string;
}

function Body({ message, until, link }: Props) {
  const { t } = useLingui();
  const { clock } = useMail();
  return (
    <Card>
      <Title>{t`Your blog was closed`}</Title>
      <Paragraph>
        {t`We closed a blog of yours because it breaks the rules of Skein. Nobody can see it.`}
      </Paragraph>
      {message !== '' && (
        <>
          <Paragraph above={20}>{t`This is the reason:`}</Paragraph>
          <Quote text={message} above={8} />
        </>
      )}
      {until === undefined ? null : (
        <Paragraph above={20}>{t`The suspension ends on ${clock.moment(until)}.`}</Paragraph>
      )}
      <ActionButton href={link} label={t`Write to us`} />
      <Paragraph
        tone="muted"
        above={20}
      >{t`Write to us if you think that this is wrong: a person reads it.`}</Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'moderation',
  fixtures: {
    usual: { message: 'The blog only copies posts of others.', link: 'https://skein.example/support' },
  },
  subject: () => msg`Your blog on Skein was closed`,
  preheader: () => msg`Nobody can see it. Write to us if you think that this is wrong.`,
  why: () => msg`You get this because the staff of Skein decided on a blog of yours.`,
  Body,
});
